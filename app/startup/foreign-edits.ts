/**
 * Keeps React working when translators and browser extensions edit the page. Google Translate replaces React's text nodes by <font>
 * elements. React then removes or inserts at nodes that are no longer there, throws NotFoundError and takes the page down; and what it
 * writes into a detached text node is not shown (facebook/react#11538, chromium 872770; the common workaround swallows the error and
 * leaves outdated text). Here each replaced text node has a stand-in: removing the node removes the stand-in, inserting before it inserts
 * before the stand-in, and new text puts React's node back, which the translator then translates.
 */
export function tolerateForeignEdits(): void {
  const standIns = new WeakMap<Node, Element>();
  const { insertBefore, removeChild } = Node.prototype;

  /** The node on the page that replaces a detached one: a second translation replaces the first one's <font>. */
  const standInFor = (node: Node): Node | undefined => {
    let found: Node | undefined = node;
    while (found && !found.isConnected) found = standIns.get(found);
    return found;
  };

  /** The child of `parent` that contains or replaces a node: the <font> around it, or the one put in its place. */
  const inPlaceOf = (node: Node, parent: Node): Node | null => {
    let found: Node | null = (parent.isConnected && standInFor(node)) || node;
    while (found && found.parentNode !== parent) {
      const up: Node | null = found.parentNode;
      found = up?.nodeName === "FONT" ? up : null;
    }
    return found;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const there = inPlaceOf(child, this);
    if (there) removeChild.call(this, there);
    else child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? inPlaceOf(before, this) : before;
    return insertBefore.call(this, node, place) as T;
  };

  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standInFor(target);
      if (!standIn || standIn === target) continue;
      standIns.delete(target);
      (standIn as Element).replaceWith(target as Text);
    }
  });

  const edited = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const gone of removedNodes) {
        if (!/^(#text|FONT)$/.test(gone.nodeName) || gone.isConnected) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
        if (!font || font === gone) continue;
        standIns.set(gone, font as Element);
        if (gone.nodeType === Node.TEXT_NODE) rewritten.observe(gone, { characterData: true });
      }
    }
  });
  edited.observe(document, { childList: true, subtree: true });
}
