import { list } from '#contract/position/talentTemplate.ts';
import { MOST_TEMPLATES } from '#contract/rules/talentTemplates.ts';
import { useCall } from '../../../kit/useCall.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hiringRoutes } from '../routes.ts';
import styles from './Filter.module.css';

/** The templates of the enterprise; choosing one adds its words to what is written already. */
export function TemplatePicker({ onPick }: { onPick: (text: string) => void }) {
  const { data } = useCall(list, { pageSize: MOST_TEMPLATES });
  if (!data) return null;
  if (data.list.length === 0) {
    return (
      <p className={styles.quiet}>
        <TextLink to={hiringRoutes.templates.path}>写几个模板</TextLink>，下次不用再打一遍
      </p>
    );
  }
  const pick = (id: string) => {
    const chosen = data.list.find((row) => row.id === id);
    if (chosen) onPick(chosen.templateText);
  };
  return (
    <Field label="用模板">
      <Select
        placeholder="选一个，加到下面的话里"
        value=""
        options={data.list.map(({ id, templateName }) => ({ value: id, label: templateName }))}
        onChange={({ target }) => pick(target.value)}
      />
    </Field>
  );
}
