const NAMES = ['display', 'visibility', 'pointer-events'] as const;
type Name = (typeof NAMES)[number];

/** jsdom's own answer: every rule of its style sheet against the element, every colour read and written anew. */
export const whole = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** Where style sheets or the element itself say nothing, its display follows from its name and from these attributes. */
function displayOf(element: Element): string {
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
  const known = displays.get(kind) ?? whole(element).display;
  displays.set(kind, known);
  return known;
}

/** Many have a style of their own, for a width or a place that is asked of nobody here. */
const says = (element: Element, name: Name) =>
  element.hasAttribute('style') && (element as HTMLElement).style.getPropertyValue(name) !== '';

/** Null where somebody has a style of its own that counts here. */
function quickly(element: Element, name: Name): string | null {
  if (document.styleSheets.length > 0) return null;
  if (name === 'display') return says(element, name) ? null : displayOf(element);
  for (let one: Element | null = element; one; one = one.parentElement) if (says(one, name)) return null;
  return name === 'visibility' ? 'visible' : 'auto';
}

const nameOf = (property: string | symbol) =>
  property === 'pointerEvents' ? 'pointer-events' : NAMES.find((name) => name === property);

/**
 * The computed style of an element. Queries by role ask for the display and visibility of whatever there is, and jsdom
 * reckons the other properties with them each time: a quarter of what the suites of the web took.
 */
export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return whole(element, pseudo);
  let all: CSSStyleDeclaration | null = null;
  const rest = () => (all ??= whole(element));
  const valueOf = (property: string) => {
    const name = nameOf(property);
    return (name ? quickly(element, name) : null) ?? rest().getPropertyValue(property);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, property) {
      if (property === 'getPropertyValue') return valueOf;
      const name = nameOf(property);
      const quick = name ? quickly(element, name) : null;
      if (quick !== null) return quick;
      const value: unknown = Reflect.get(rest(), property);
      return typeof value === 'function' ? value.bind(rest()) : value;
    },
    has: (_, property) => property in rest(),
  });
}
