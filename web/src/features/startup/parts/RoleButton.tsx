import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { list as findAbilities } from '#contract/course/ability.ts';
import { openRole, openRoleMore } from '#contract/fields/startProject.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { MOST_ROLE_ABILITIES } from '#contract/rules/startProjects.ts';
import type { OpenRole } from '#contract/startup/projectShapes.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCall } from '../../../kit/useCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveRole } from './calls.ts';
import { textOptionsOf } from './optionsOf.ts';
import styles from './Policy.module.css';

interface RoleButtonProps {
  projectId: string;
  /** The one that is changed; a new one without. */
  role?: OpenRole;
}

/** Writes down whom the team looks for. */
export function RoleButton({ projectId, role }: RoleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={role ? `修改${role.roleName}` : undefined} onClick={() => setOpen(true)}>
        {role ? '修改' : '写要找的人'}
      </Button>
      {isOpen ? <RoleDialog projectId={projectId} role={role} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface RoleDialogProps {
  projectId: string;
  role: OpenRole | undefined;
  onClose: () => void;
}

function RoleDialog({ projectId, role, onClose }: RoleDialogProps) {
  const { revalidate } = useRevalidator();
  const abilities = (role?.abilities ?? []).map(({ abilityId, abilityLevel }) => ({ abilityId, abilityLevel }));
  const sending = useCallForm(saveRole, {
    fields: { ...openRole, ...openRoleMore },
    initial: { projectId, id: role?.id ?? '0', roleName: role?.roleName ?? '', words: role?.words ?? '', abilities },
    draft: `openRole:${role?.id ?? projectId}`,
    onDone: async () => {
      toast('保存成功');
      onClose();
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={role ? '修改要找的人' : '写要找的人'}
      label="要找的人"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={form} name="roleName" placeholder="会看数据的人" />
      <FormTextarea form={form} name="words" rows={3} />
      <WantedAbilities form={form} known={role?.abilities ?? []} />
    </FormDialog>
  );
}

type Wanted = OpenRole['abilities'][number];

interface WantedAbilitiesProps<V extends object> {
  form: Fields<V>;
  /** Names of the items that were chosen before. */
  known: readonly Wanted[];
}

function WantedAbilities<V extends object>({ form, known }: WantedAbilitiesProps<V>) {
  const own = form as unknown as Fields;
  const { value, set } = useField(own, 'abilities');
  const { data } = useCall(findAbilities, { pageSize: 100 });
  const wanted = (value ?? []) as readonly Omit<Wanted, 'abilityName'>[];
  const found = data?.list ?? [];
  const nameOf = (id: string) =>
    found.find((one) => one.id === id)?.abilityName ??
    known.find(({ abilityId }) => abilityId === id)?.abilityName ??
    '';
  const change = (id: string, abilityLevel: number) =>
    set(wanted.map((one) => (one.abilityId === id ? { ...one, abilityLevel } : one)));
  return (
    <FormField form={own} name="abilities" group>
      <Select
        aria-label="添加能力项"
        placeholder="添加能力项"
        value=""
        disabled={wanted.length >= MOST_ROLE_ABILITIES}
        options={found
          .filter(({ id }) => wanted.every(({ abilityId }) => abilityId !== id))
          .map(({ id, groupName, abilityName }) => ({ value: id, label: `${groupName}：${abilityName}` }))}
        onChange={({ target }) => set([...wanted, { abilityId: target.value, abilityLevel: AbilityLevel.able }])}
      />
      <ul className={styles.picked} aria-label="想要的能力">
        {wanted.map(({ abilityId, abilityLevel }) => (
          <li key={abilityId} className={styles.pick}>
            <span>{nameOf(abilityId)}</span>
            <Select
              size="sm"
              aria-label={`${nameOf(abilityId)}的等级`}
              value={String(abilityLevel)}
              options={textOptionsOf(AbilityLevel)}
              onChange={({ target }) => change(abilityId, Number(target.value))}
            />
            <Button
              size="sm"
              variant="text"
              aria-label={`去掉${nameOf(abilityId)}`}
              onClick={() => set(wanted.filter((one) => one.abilityId !== abilityId))}
            >
              去掉
            </Button>
          </li>
        ))}
      </ul>
    </FormField>
  );
}
