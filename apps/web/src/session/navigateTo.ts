let navigate: (to: string) => void = (to) => location.assign(to);

/** Goes to an address of the app, from code outside React. */
export const navigateTo = (to: string): void => navigate(to);

/** Sets the router's navigation, once it exists. */
export function setNavigation(routerNavigate: (to: string) => void): void {
  navigate = routerNavigate;
}
