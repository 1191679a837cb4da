/** Between the page that asks for a proof and the one that the identity provider sends back to. */
const CHANNEL = 'habilis-preuve';

/** Says to the page that waits for it that the provider has asked who this is. */
export function tellProven(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('prouvee');
  channel.close();
}

/** Opens the provider's page beside this one, and calls back once it has asked; null when the browser opened nothing. */
export function proveBeside(adresse: Promise<string>, onProven: () => void): (() => void) | null {
  // Opened at once, with the press: later a browser takes it for an advertisement.
  const beside = window.open('about:blank', '_blank');
  if (beside === null) return null;
  beside.opener = null;
  adresse.then(
    (found) => beside.location.assign(found),
    () => beside.close(),
  );
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    channel.close();
    onProven();
  });
  return () => channel.close();
}
