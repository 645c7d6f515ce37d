/**
 * Translating browsers replace texts by elements of their own, and extensions wrap them. React goes on with the nodes that
 * it made: with what is below, it passes over those that have another parent, and gets back the place of those that were replaced.
 */
const standIns = new WeakMap<Node, ChildNode>();

/** Lets React work on a page whose nodes others have moved. Without it, their first change would end in the error page. */
export function allowForeignNodes(): void {
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const foreign =
        [...addedNodes].find(isElement) ??
        [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes)
        if (foreign && text.nodeType === Node.TEXT_NODE) standIns.set(text, foreign as ChildNode);
    }
  }).observe(document, { childList: true, subtree: true });
  const nodes = Node.prototype;
  const remove = Reflect.get(nodes, 'removeChild') as (this: Node, child: Node) => Node;
  const insert = Reflect.get(nodes, 'insertBefore') as (this: Node, node: Node, next: Node | null) => Node;
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    takeBack(child);
    const parent = child.parentNode;
    if (parent) remove.call(parent, child);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let before = next;
    if (before) takeBack(before);
    // The element that others have wrapped around it stands for it.
    while (before && before.parentNode !== this) before = before.parentNode;
    insert.call(this, node, before);
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(nodes, 'nodeValue');
  Object.defineProperty(nodes, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      takeBack(this);
      value?.set?.call(this, text);
    },
  });
}

function isElement(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** Puts a text in the place of what has replaced it; a browser that translates then translates it anew. */
function takeBack(node: Node): void {
  const foreign = standIns.get(node);
  if (foreign?.isConnected && !node.parentNode) foreign.replaceWith(node);
}
