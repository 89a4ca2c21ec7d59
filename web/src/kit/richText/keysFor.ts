import { Extension } from '@tiptap/core';
import type { RichTool } from '#contract/rules/richText.ts';
import { toolItems } from './toolItems.ts';
import type { Asked } from './toolItems.ts';

/** The keys that the extensions do not know: of tools that ask first, and the way to the toolbar. */
export const keysFor = (tools: readonly RichTool[], ask: (what: Asked) => void): Extension =>
  Extension.create({
    name: 'ownKeys',
    addKeyboardShortcuts() {
      const asking = (['link', 'formula'] as const).filter((tool) => tools.includes(tool));
      const pressed = (what: Asked) => () => {
        ask(what);
        return true;
      };
      return {
        ...Object.fromEntries(asking.map((tool) => [toolItems[tool][0]!.keys!, pressed(tool)])),
        'Alt-F10': () => {
          const frame = this.editor.view.dom.closest('[data-editor]');
          frame?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
          return true;
        },
      };
    },
  });
