import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isSafeLink } from '#contract/rules/richText.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { AskDialog } from './AskDialog.tsx';

/** The address of the link that the cursor is in, or of a new one over what is chosen. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const address = completed(href.trim());

  function use(): void {
    if (!isSafeLink(address)) return setError('请填写以 / 开头的本站地址、网址或邮箱');
    const chain = editor.chain().focus();
    if (isNew) {
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain.insertContent({ type: 'text', text: words.trim() || address, marks }).run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  }

  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    use();
  };
  return (
    <AskDialog editor={editor} title="链接" act="插入链接" onUse={use} onClose={onClose}>
      <Field label="地址" error={error} help="本站地址以 / 开头，别处的写完整网址">
        <Input
          value={href}
          maxLength={1000}
          inputMode="url"
          onKeyDown={byEnter}
          onChange={({ target }) => {
            setHref(target.value);
            setError(undefined);
          }}
        />
      </Field>
      {isNew ? (
        <Field label="显示的文字" help="留空就显示地址">
          <Input value={words} maxLength={200} onKeyDown={byEnter} onChange={({ target }) => setWords(target.value)} />
        </Field>
      ) : null}
    </AskDialog>
  );
}

/** As people write addresses: www.a.cn/b and me@a.cn. */
function completed(typed: string): string {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed)) return `mailto:${typed}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)+([/?#:]|$)/i.test(typed) ? `https://${typed}` : typed;
}
