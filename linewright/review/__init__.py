"""What a move was worth: a match looked at again, decision by decision, each judged by what its seat could know."""

from linewright.core.judging import Decision
from linewright.review.form import Form, form_of
from linewright.review.report import Moment, Review, SeatReview
from linewright.review.reviewing import NoReview, review, review_in_passes

__all__ = ["Decision", "Form", "Moment", "NoReview", "Review", "SeatReview", "form_of", "review", "review_in_passes"]
