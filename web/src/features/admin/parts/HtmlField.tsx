import { Bold, Heading, Link as LinkIcon, List, Pilcrow } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './HtmlField.module.css';
import { HtmlPreview } from './HtmlPreview.tsx';

const tools = [
  { label: '小标题', icon: Heading, wrap: (text: string) => `<h3>${text || '小标题'}</h3>` },
  { label: '段落', icon: Pilcrow, wrap: (text: string) => paragraphs(text) },
  { label: '加粗', icon: Bold, wrap: (text: string) => `<strong>${text || '重点'}</strong>` },
  { label: '列表', icon: List, wrap: (text: string) => `<ul>\n${items(text)}\n</ul>` },
  { label: '链接', icon: LinkIcon, wrap: (text: string) => `<a href="/">${text || '链接文字'}</a>` },
] as const;

/** Rich text as its source with the few tags that are kept, a toolbar that writes them, and what it will look like. */
export function HtmlField({ form, name }: { form: Fields; name: string }) {
  const { value, set, onBlur, ref } = useField(form, name);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const previewId = useId();
  const text = String(value ?? '');
  const use = (wrap: (chosen: string) => string) => {
    const box = area.current;
    if (!box) return;
    const { selectionStart: from, selectionEnd: to } = box;
    const added = wrap(text.slice(from, to));
    set(text.slice(0, from) + added + text.slice(to));
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(from, from + added.length);
    });
  };
  return (
    <div className={styles.editor}>
      <div className={styles.tools} role="toolbar" aria-label="排版">
        {tools.map(({ label, icon: Icon, wrap }) => (
          <IconButton
            key={label}
            size="sm"
            label={label}
            icon={<Icon size={16} aria-hidden="true" />}
            onClick={() => use(wrap)}
          />
        ))}
        <span className={styles.hint}>选中文字再点，会把它包起来</span>
      </div>
      <Textarea
        name={name}
        ref={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          return ref(element);
        }}
        rows={12}
        spellCheck={false}
        value={text}
        aria-details={previewId}
        onBlur={onBlur}
        onChange={(event) => set(event.target.value)}
      />
      <section id={previewId} className={styles.preview} aria-label="预览">
        <p className={styles.caption}>预览</p>
        <HtmlPreview html={text} />
      </section>
    </div>
  );
}

const lines = (text: string): string[] => text.split(/\n+/).filter((one) => one.trim() !== '');

const paragraphs = (text: string): string =>
  lines(text || '一段文字')
    .map((one) => `<p>${one}</p>`)
    .join('\n');

const items = (text: string): string =>
  lines(text || '一项')
    .map((one) => `<li>${one}</li>`)
    .join('\n');
