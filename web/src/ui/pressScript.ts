/** The presses on buttons of the server's page that nobody heard yet, and the buttons that hear by themselves. */
interface Presses {
  kept: Set<Element>;
  alive: WeakSet<Element>;
}

declare global {
  var zhituPresses: Presses | undefined;
}

/**
 * Runs before any module: keeps each press on a `BareButton` that is not alive yet, and lets nobody else hear it. What
 * works without scripts stays the browser's: forms with an address of their own, popovers, links.
 */
export const pressScript = `(function(){var p=window.zhituPresses={kept:new Set,alive:new WeakSet};addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-press]');if(!b||p.alive.has(b)||b.type==='submit'&&(!b.form||b.form.hasAttribute('action')))return;e.preventDefault();e.stopImmediatePropagation();p.kept.add(b);b.dataset.press='kept'},true)})()`;
