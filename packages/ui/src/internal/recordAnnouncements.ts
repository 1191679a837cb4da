/**
 * What live regions give a screen reader to say from now on, in order, for tests: each text apart, as it is heard. It stands alone, so that a
 * browser can be handed its source, and begins before the page does: `announce` says things where only it can see.
 */
export function recordAnnouncements(): string[] {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const said: string[] = [];
  const sayAll = (node: Node): void => {
    if (node instanceof Element && node.matches('[aria-hidden="true"]')) return;
    const isLeaf = node instanceof Text || (node instanceof Element && node.childElementCount === 0);
    const words = isLeaf ? (node.textContent ?? '').replaceAll(/\s+/gu, ' ').trim() : '';
    if (words !== '') said.push(words);
    if (!isLeaf) for (const child of node.childNodes) sayAll(child);
  };
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const hear = (node: Node): void => {
    if (regionOf(node) !== null) sayAll(node);
    // A region that comes with its words is said too.
    else if (node instanceof Element) for (const region of node.querySelectorAll(LIVE)) sayAll(region);
  };
  const follow = (root: Node): void =>
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData' && target.isConnected) hear(target);
        for (const added of addedNodes) if (added.isConnected) hear(added);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
  follow(document);
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    follow(root);
    return root;
  };
  return said;
}
