const missing = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  // The event of a link does not bubble.
  true,
);

function askAgain(link: HTMLLinkElement): Promise<void> {
  missing.delete(link);
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} did not arrive`)));
    link.replaceWith(again);
  });
}

/** Asks for the styles that did not arrive: the bundler does so once, and shows their part without them from then on. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(askAgain));
}
