import type { DraftFields } from '#contract/community/blogShapes.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Outline.module.css';
import { outlineOf } from './outline.ts';

/** What the text is made of so far, with the way to each part; a text without parts has none. */
export function Outline({ form }: { form: Fields<DraftFields> }) {
  const { value } = useField(form, 'content');
  const headings = outlineOf(String(value));
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="outline">
      <h2 id="outline">大纲</h2>
      <ol className={styles.headings}>
        {headings.map(({ at, level, text }) => (
          <li key={at} data-level={level}>
            <BareButton className={styles.heading} onClick={() => goTo(at)}>
              {text}
            </BareButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The editor is the one text on this page that has headings of these levels. */
function goTo(at: number): void {
  const heading = document.querySelectorAll('[data-editor] [role=textbox] :is(h2, h3, h4)')[at];
  heading?.scrollIntoView({ block: 'center' });
}
