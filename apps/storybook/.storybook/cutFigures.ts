const FIGURES = '[class^="Identifier__"], [class^="Badge__"]';

/** Whether the element ends in an ellipsis as drawn. */
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

const DATE = /\d{2}\/\d{2}\/\d{4}/;

/** The numbers, dates and states that do not show whole, alone or among words, with what is missing of their place: one cannot compare what is cut. */
export function cutFigures(): string[] {
  return [...document.querySelectorAll<HTMLElement>('td, th')].flatMap((cell) => {
    const isCompared = cell.querySelector(FIGURES) !== null || DATE.test(cell.textContent);
    if (!isCompared || !isCut(cell)) return [];
    return [`« ${cell.textContent} » est coupé : ${cell.clientWidth} px, il en faut ${cell.scrollWidth}`];
  });
}
