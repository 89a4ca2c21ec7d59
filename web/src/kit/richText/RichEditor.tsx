import { EditorContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { lettersIn, richSets } from '#contract/rules/richText.ts';
import { cx } from '../../ui/cx.ts';
import { useFieldControl } from '../../ui/FieldContext.ts';
import rich from '../RichText.module.css';
import { ContextBar } from './ContextBar.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensionsFor } from './extensions.ts';
import { htmlOf } from './htmlOf.ts';
import { keysFor } from './keysFor.ts';
import { pasting } from './pasting.ts';
import styles from './RichEditor.module.css';
import type { RichFieldProps } from './RichField.tsx';
import type { Asked } from './toolItems.ts';
import { pictureTypes, soundTypes, usePictures } from './usePictures.ts';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((part) => ({ default: part.LinkDialog })));
const MarkdownDialog = lazy(() => import('./MarkdownDialog.tsx').then((part) => ({ default: part.MarkdownDialog })));
const FormulaDialog = lazy(() => import('./FormulaDialog.tsx').then((part) => ({ default: part.FormulaDialog })));

/** Writes rich text. Fetched by `RichField`, never by a page that only shows one. */
export function RichEditor({ label, set, max, value, onChange, onBlur, focusRef }: RichFieldProps) {
  const { tools, height } = richSets[set];
  const [asked, setAsked] = useState<Asked | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const soundChooser = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  const invalid = useFieldControl()['aria-invalid'];
  const pictures = usePictures();
  const [extensions] = useState(() => [
    ...extensionsFor(tools),
    keysFor(tools, setAsked),
    pasting(tools.includes('picture') ? pictures.place : undefined),
  ]);
  const editor = useEditor({
    injectCSS: false,
    extensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-description': '按 Alt+F10 到排版工具',
        class: cx(rich.text, styles.text, styles[height]),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onCreate: ({ editor: made }) => void (said.current = htmlOf(made)),
    onUpdate({ editor: changed }) {
      const html = htmlOf(changed);
      if (html === said.current) return;
      said.current = html;
      onChange(html);
    },
  });
  const told = useRef(value);
  useEffect(() => {
    const isFromElsewhere = value !== told.current && value !== said.current;
    told.current = value;
    if (!isFromElsewhere) return;
    editor.commands.setContent(value, { emitUpdate: false });
    said.current = htmlOf(editor);
  }, [editor, value]);
  useEffect(() => {
    const give = (): void => void focusRef?.(editor.view.dom);
    if (editor.isInitialized) give();
    else editor.on('create', give); // before that it has no place in the page
    return () => void editor.off('create', give);
  }, [editor, focusRef]);
  const ask = (what: Asked) => {
    const files = what === 'picture' ? chooser : what === 'sound' ? soundChooser : undefined;
    if (files) files.current?.click();
    else setAsked(what);
  };
  const close = () => setAsked(null);
  const letters = lettersIn(value);
  return (
    <div className={styles.frame} data-editor="" onBlur={(event) => leaves(event) && onBlur?.()}>
      <EditorToolbar editor={editor} tools={tools} ask={ask} />
      <EditorContent editor={editor} />
      <div className={styles.foot}>
        <ContextBar editor={editor} ask={ask} pictures={pictures} />
        <span className={cx(styles.count, letters > max && styles.over)} aria-hidden="true">
          {letters} / {max}
        </span>
      </div>
      {asked === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      <Suspense>{asked === 'formula' ? <FormulaDialog editor={editor} onClose={close} /> : null}</Suspense>
      {asked === 'markdown' ? <MarkdownDialog editor={editor} onClose={close} /> : null}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        onChange={({ target }) => {
          void pictures.place(editor, [...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {tools.some((tool) => tool === 'sound') ? (
        <input
          ref={soundChooser}
          type="file"
          hidden
          accept={soundTypes}
          onChange={({ target }) => {
            void pictures.placeSounds(editor, [...(target.files ?? [])]);
            target.value = '';
          }}
        />
      ) : null}
    </div>
  );
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !currentTarget.contains(relatedTarget);
