let navigate: (to: string) => void = (to) => location.assign(to);

/** Goes to an address of the app from outside React. */
export const navigateTo = (to: string): void => navigate(to);

/** Hands over the router, once it exists. */
export function setNavigation(routerNavigate: (to: string) => void): void {
  navigate = routerNavigate;
}
