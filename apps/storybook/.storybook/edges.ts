/** Controls and floating elements, whose edges must be visible. */
const BOUNDED = 'button, [role=button], a[href], input, textarea, [role=dialog], [role=alertdialog], [role=switch]';
const CLEAR = /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/;

/** The background behind an element: that of its nearest painted ancestor. */
function groundAround(element: Element): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!CLEAR.test(backgroundColor)) return backgroundColor;
  }
  return 'canvas';
}

function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const isLine = (width: string, kind: string, colour: string) =>
    Number.parseFloat(width) > 0 && kind !== 'none' && !CLEAR.test(colour) && colour !== groundAround(element);
  const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => `border-${side}`);
  return [...sides, 'outline'].some((line) => {
    const [width, kind, colour] = ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${line}-${part}`));
    return isLine(width ?? '', kind ?? '', colour ?? '');
  });
}

function isGroundSeen(element: Element): boolean {
  const { backgroundColor } = getComputedStyle(element);
  return !CLEAR.test(backgroundColor) && backgroundColor !== groundAround(element);
}

/** Whether an element has a visible box. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Elements whose edge is drawn only by their background; the hovered one is left out, since its background means something else. */
export function edgesDrawnByGround(): Element[] {
  return [...document.body.querySelectorAll(BOUNDED)].filter(
    (element) => isSeen(element) && !element.matches(':hover, [data-hovered]') && isGroundSeen(element),
  );
}

/** Names of the elements of `drawn` that no longer have a visible edge. */
export function edgesLost(drawn: readonly Element[]): string[] {
  return drawn
    .filter((element) => element.isConnected && !hasEdge(element) && !isGroundSeen(element))
    .map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.localName} « ${name} »`;
    });
}
