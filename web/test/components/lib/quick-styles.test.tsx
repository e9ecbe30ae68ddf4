import { afterEach, expect, test } from '@jest/globals';
import { whole } from '../../quick-styles.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const properties = ['display', 'visibility', 'pointer-events', 'color'];

/** Each element's style as it is asked for in both ways, and as jsdom has it. */
function styles(by: (element: Element) => CSSStyleDeclaration): string[] {
  return [...document.querySelectorAll('*')].map((element) => {
    const style = by(element);
    const asked = properties.map((property) => style.getPropertyValue(property));
    return [element.outerHTML, ...asked, style.display, style.visibility, style.pointerEvents].join(' ');
  });
}

const page = `<p>Un <span>texto</span> <b hidden>oculto</b></p><input type="hidden" /><input type="text" />
  <details><summary>Más</summary><div>Detalle</div></details><details open><div>Abierto</div></details>
  <dialog><p>Cerrado</p></dialog><dialog open><p>Abierto</p></dialog><ul><li>Uno</li></ul><svg><path></path></svg>
  <div style="display: none"><i>Nada</i></div><div style="visibility: hidden"><i style="visibility: visible">Algo</i><b></b></div>
  <div style="pointer-events: none; color: red"><button>No</button></div>
  <div style="width: 3px"><b>Ancho</b><i style="visibility: inherit" hidden></i></div><template><p></p></template>`;

test('what is asked for most is as jsdom reckons it, of every kind of element', () => {
  document.body.innerHTML = page;
  const expected = styles(whole);
  expect(styles(window.getComputedStyle)).toEqual(expected);
  // Once more, when each kind is known.
  expect(styles(window.getComputedStyle)).toEqual(expected);
});

test('and so it is beside a style sheet', () => {
  document.head.innerHTML = '<style>.away { display: none } li { visibility: hidden }</style>';
  document.body.innerHTML = `${page}<p class="away">Lejos</p>`;
  expect(styles(window.getComputedStyle)).toEqual(styles(whole));
  expect(window.getComputedStyle(document.querySelector('.away') as Element).display).toBe('none');
});
