/** Names of the buttons of a calendar. */
export interface CalendarWords {
  /** Name of the button to the month before. */
  previousLabel: string;
  /** Name of the button to the month after. */
  nextLabel: string;
  /** Name of the button to the same month of the year before. */
  previousYearLabel: string;
  /** Name of the button to the same month of the year after. */
  nextYearLabel: string;
}
