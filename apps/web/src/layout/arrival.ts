let isArriving = false;

/** A page that was navigated to takes the focus itself, once it stands. */
export const beginArrival = (): void => {
  isArriving = true;
};
export const endArrival = (): void => {
  isArriving = false;
};
/** Whether the focus of a new page is still to be given. */
export const isArrivalPending = (): boolean => isArriving;
