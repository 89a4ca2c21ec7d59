import type { Editor } from '@tiptap/core';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';

type Place = (editor: Editor, files: readonly File[]) => Promise<void>;

/**
 * Pictures that are pasted or dropped go up first, Markdown becomes what it says. A table of a spreadsheet comes with a
 * picture of itself: what has text is taken as text.
 */
export const pasting = (place: Place | undefined): Extension =>
  Extension.create({
    name: 'pasting',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste(_view, { clipboardData }) {
              if (!clipboardData) return false;
              const html = clipboardData.getData('text/html');
              const text = clipboardData.getData('text/plain');
              const pictures = picturesIn(clipboardData);
              if (place && pictures.length > 0 && text.trim() === '') {
                void place(editor, pictures);
                return true;
              }
              const isCode = editor.isActive('codeBlock') || editor.isActive('code');
              if (html || isCode || !looksLikeMarkdown(text)) return false;
              return editor.commands.insertContent(htmlOfMarkdown(text));
            },
            handleDrop(view, event) {
              const pictures = event.dataTransfer ? picturesIn(event.dataTransfer) : [];
              if (!place || pictures.length === 0) return false;
              event.preventDefault();
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (at) editor.commands.setTextSelection(at.pos);
              void place(editor, pictures);
              return true;
            },
          },
        }),
      ];
    },
  });

const picturesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

/** Something at the beginning of a line, or around words, that nobody writes otherwise. */
export const looksLikeMarkdown = (text: string): boolean =>
  /^(?:#{1,6} \S|[-*+] \S|\d{1,3}\. \S|> \S|```|\$\$|\|.+\|\s*$)/m.test(text) ||
  /\*\*\S.*?\*\*|\[[^\]]+\]\(\S+\)/.test(text);
