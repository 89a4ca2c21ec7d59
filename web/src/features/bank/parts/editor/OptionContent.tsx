import { Sigma } from 'lucide-react';
import { useState } from 'react';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { RichField } from '../../../../kit/richText/RichField.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { useErrorAt } from './at.ts';
import { htmlOfPlain, plainOf } from './optionText.ts';
import styles from './Editor.module.css';

const LONGEST = 1000;

/** What an option says: a line of text, or, once somebody wants a formula or a picture, rich text. */
export function OptionContent({ form, path, label }: { form: Fields; path: string; label: string }) {
  const { value, set, onBlur, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const html = String(value ?? '');
  const plain = plainOf(html);
  const [isRich, setRich] = useState(plain === undefined);
  return (
    <Field label={label} hideLabel error={error} group={isRich} className={styles.content}>
      {isRich || plain === undefined ? (
        <RichField {...{ label, value: html, onBlur }} set="question" max={LONGEST} onChange={set} focusRef={ref} />
      ) : (
        <Input
          ref={ref}
          value={plain}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => set(htmlOfPlain(target.value))}
          onBlur={onBlur}
          tail={
            <IconButton
              label={`${label}：写公式、插图片`}
              size="sm"
              onClick={() => setRich(true)}
              icon={<Sigma size={15} aria-hidden="true" />}
            />
          }
        />
      )}
    </Field>
  );
}
