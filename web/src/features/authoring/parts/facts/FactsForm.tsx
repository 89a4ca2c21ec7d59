import type { ReactNode } from 'react';
import type { CategoryTree } from '#contract/course/category.ts';
import type { Draft } from '#contract/course/draft.ts';
import { NONE } from '#contract/rules/id.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { FormImage } from '../../../../kit/form/FormImage.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../../kit/form/FormValueSelect.tsx';
import { FormRichText } from '../../../../kit/richText/FormRichText.tsx';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { Remarked } from '../frame/Remarked.tsx';
import type { Desk } from '../saving/desk.ts';
import { AbilitiesField } from './AbilitiesField.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import styles from './Facts.module.css';
import { PriceFields, RuleFields } from './PriceFields.tsx';
import { TagsField } from './TagsField.tsx';
import { useFactsForm } from './useFactsForm.ts';

interface FactsFormProps {
  draft: Draft;
  desk: Desk;
  categories: readonly CategoryTree[];
  /** Who can teach it; null where it is the author. */
  lecturers: readonly { value: string; label: string }[] | null;
  children?: ReactNode;
}

/** The facts of a course, each saved as it is written. */
export function FactsForm({ draft, desk, categories, lecturers, children }: FactsFormProps) {
  const form = useFactsForm(draft, desk);
  const isHydrated = useHydrated();
  const traits = courseKinds[draft.courseKind];
  return (
    <form aria-label="课程信息" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.form} inert={!isHydrated || draft.isWritable === 0}>
        <section className={styles.part} aria-label="基本信息">
          <Remarked target="courseName">
            <FormText form={form} name="courseName" />
          </Remarked>
          <Remarked target="summary">
            <FormText form={form} name="summary" help="列表和搜索结果里显示在名称下面" />
          </Remarked>
          <Remarked target="category">
            <CategoryFields form={form} tree={categories} />
          </Remarked>
          <Remarked target="courseLogo">
            <FormImage form={form} name="courseLogo" shape="wide" help="16:9 的图片；不上传时按内容画一张" />
          </Remarked>
          <Remarked target="introduce">
            <FormRichText form={form} name="introduce" />
          </Remarked>
          <Remarked target="tags">
            <TagsField form={form} />
          </Remarked>
          {traits.isTaught && isHydrated ? (
            <Remarked target="abilities">
              <AbilitiesField form={form} />
            </Remarked>
          ) : null}
          {lecturers ? (
            <Remarked target="lecturerUserNo">
              <FormValueSelect
                form={form}
                name="lecturerUserNo"
                placeholder="选择讲师"
                options={lecturers}
                none={NONE}
              />
            </Remarked>
          ) : null}
        </section>
        <section className={styles.part} aria-label="价格与规则">
          {/* Number boxes bring styles of their own, which a page that comes whole from the server may not have. */}
          {isHydrated ? (
            <>
              <PriceFields form={form} />
              <RuleFields form={form} traits={traits} />
            </>
          ) : null}
        </section>
      </fieldset>
      {children}
    </form>
  );
}
