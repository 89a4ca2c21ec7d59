import type { DraftFields } from '#contract/community/blogShapes.ts';
import { BlogOrigin, BlogVisibility, LabelType } from '#contract/rules/blog.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { LabelsField } from '../../../shared/community/LabelsField.tsx';
import styles from '../../../shared/community/Write.module.css';
import { Outline } from './Outline.tsx';

const origins = BlogOrigin.values.map((value) => ({ value, label: BlogOrigin.labels[value] }));
const audiences = BlogVisibility.values.map((value) => ({ value, label: BlogVisibility.labels[value] }));

/** The fields of an article: the text left, what belongs to it right. */
export function WriteForm({ form }: { form: Fields<DraftFields> }) {
  const origin = useField(form, 'blogOrigin').value;
  return (
    <div className={styles.columns}>
      <div className={styles.text}>
        <FormText form={form} name="title" placeholder="写一个能让人知道讲什么的标题" />
        <FormRichText form={form} name="content" />
      </div>
      <div className={styles.facts}>
        <Outline form={form} />
        <LabelsField form={form} labelType={LabelType.blog} />
        <FormTextarea form={form} name="summary" rows={3} help="列表里显示；不写就取正文的开头" />
        <FormImage form={form} name="blogImg" shape="wide" />
        <FormRadios form={form} name="blogOrigin" options={origins} rowClass={styles.choices} />
        {origin === BlogOrigin.reprint ? (
          <>
            <FormText form={form} name="sourceName" placeholder="例如：某某的博客" />
            <FormText form={form} name="sourceUrl" placeholder="https://" inputMode="url" />
          </>
        ) : null}
        <FormRadios form={form} name="blogVisibility" options={audiences} rowClass={styles.choices} />
        <FormText
          form={form}
          name="aboutVersion"
          placeholder="例如：Python 3.13"
          help="讲某个软件或标准时写上版本，读者可以确认它仍然有效"
        />
      </div>
    </div>
  );
}
