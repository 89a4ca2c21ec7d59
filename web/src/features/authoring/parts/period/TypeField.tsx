import type { KindTraits } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import styles from './Period.module.css';
import type { PeriodValues } from './values.ts';

/** What a class-hour holds; where there is no choice nothing is asked. */
export function TypeField({ form, traits }: { form: Fields<PeriodValues>; traits: KindTraits }) {
  if (traits.fileTypes.length < 2) return null;
  const options = traits.fileTypes.map((type) => ({ value: type, label: FileType.labels[type] }));
  return <FormRadios form={form} name="fileType" label="内容种类" rowClass={styles.types} options={options} />;
}
