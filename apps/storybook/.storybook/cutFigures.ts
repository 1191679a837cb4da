const FIGURES = '[class^="Identifier__"]';

/** Whether the element ends in an ellipsis as drawn. */
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** The numbers and dates that do not show whole, with what is missing of their place: one cannot compare what is cut. */
export function cutFigures(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FIGURES)].flatMap((figures) => {
    const cell = figures.closest('td, th');
    if (cell === null || !isCut(cell)) return [];
    return [`« ${figures.textContent} » est coupé : ${cell.clientWidth} px, il en faut ${cell.scrollWidth}`];
  });
}
