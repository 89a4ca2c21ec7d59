import type { KindTraits } from '#contract/rules/courseKinds.ts';
import { FormCheckbox } from '../../../../kit/form/FormCheckbox.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useFieldsState } from '../../../../kit/form/useFields.ts';
import { useSite } from '../../../../kit/site.ts';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { Remarked } from '../frame/Remarked.tsx';
import type { FactsValues } from './CategoryFields.tsx';
import styles from './Facts.module.css';

interface RulesProps {
  form: Fields<FactsValues>;
  traits: KindTraits;
}

/** What it costs. */
export function PriceFields({ form }: { form: Fields<FactsValues> }) {
  const { site } = useSite();
  const isFree = useFieldsState(form, ({ values }) => values['isFree']);
  return (
    <>
      <Remarked target="isFree">
        <FormRadios
          form={form}
          name="isFree"
          rowClass={styles.radios}
          options={[
            { value: 1, label: '免费' },
            { value: 0, label: '收费' },
          ]}
        />
      </Remarked>
      {isFree === 0 ? (
        <>
          <FieldPair>
            <Remarked target="courseDiscount">
              <FormNumber form={form} name="courseDiscount" help="学员实际付的价格，元" />
            </Remarked>
            <Remarked target="courseOriginal">
              <FormNumber form={form} name="courseOriginal" help="比现价高时划线显示，元" />
            </Remarked>
          </FieldPair>
          {site.isEnableVip === 1 ? (
            <>
              <Remarked target="courseSvipDiscount">
                <FormNumber form={form} name="courseSvipDiscount" help="二级会员付的价格，元；没有就填 0" />
              </Remarked>
              <Remarked target="isVipFree">
                <FormCheckbox form={form} name="isVipFree" sentence="会员可以免费学习" values={[1, 0]} />
              </Remarked>
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}

/** What counts as learnt, and what it is worth. */
export function RuleFields({ form, traits }: RulesProps) {
  if (traits.hasAnswers) {
    return (
      <Remarked target="isAnswer">
        <FormCheckbox form={form} name="isAnswer" sentence="内容里附有答案" values={[1, 0]} />
      </Remarked>
    );
  }
  if (!traits.isTaught) return null;
  return (
    <>
      <FieldPair>
        <Remarked target="completionPercent">
          <FormNumber form={form} name="completionPercent" help="百分比，看到这里这个课时算学完" />
        </Remarked>
        <Remarked target="credit">
          <FormNumber form={form} name="credit" help="学完可以申请的学分，没有就填 0" />
        </Remarked>
      </FieldPair>
      <FieldPair>
        <FormCheckbox form={form} name="isDragAllowed" sentence="没看过的部分也可以拖过去" values={[1, 0]} />
        <FormCheckbox form={form} name="isSpeedAllowed" sentence="可以用 1 倍以上的速度" values={[1, 0]} />
      </FieldPair>
    </>
  );
}
