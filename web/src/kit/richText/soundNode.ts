import { Node } from '@tiptap/core';

const OURS = /^\/files\/\d+\.\w{2,5}$/;

/** A recording on a line of its own, played by the browser's own player. */
export const Sound = Node.create({
  name: 'sound',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null } }),
  parseHTML: () => [
    {
      tag: 'audio[src]',
      getAttrs: (element) => (OURS.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['audio', { ...HTMLAttributes, controls: '', preload: 'metadata' }],
  renderMarkdown: ({ attrs }) => `[录音](${attrs?.src})`,
});
