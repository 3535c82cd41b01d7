// @ts-check
/** Lists that show their end, the log and the chat, go on showing it when they grow. */

const NEAR_END = 40; // pixels

/** Looks which lists show their end; what comes back, called after a drawing, keeps it so.
 * @param {HTMLElement} root @param {boolean} isFirst whether nothing was drawn before: then all show it */
export function followLists(root, isFirst) {
  const lists = () => [...root.querySelectorAll(".scroll, .talk")];
  const atEnd = new Set(lists().filter((list) => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END));
  return () => {
    for (const list of lists()) if (isFirst || atEnd.has(list)) list.scrollTop = list.scrollHeight;
  };
}
