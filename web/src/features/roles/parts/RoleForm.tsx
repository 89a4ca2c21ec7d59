import { useNavigate } from 'react-router';
import { role as roleFields } from '#contract/fields/people.ts';
import { PowerLevel, powerLevelsOf } from '#contract/rules/powerLevels.ts';
import { ROLE_NAME_TAKEN } from '#contract/system/roleFailures.ts';
import { MenuType } from '#contract/rules/menuTypes.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveRole } from './calls.ts';
import { GrantTree } from './GrantTree.tsx';
import type { LoadedForm } from './loadForm.ts';
import type { Place } from './places.ts';
import styles from './RoleForm.module.css';

/** Name, data power and authorization of a role, new or not. What is typed survives a reload. */
export function RoleForm({ loaded: { tree, role, id }, place }: { loaded: LoadedForm; place: Place }) {
  const navigate = useNavigate();
  const session = useSession();
  const userType = session?.current.userType ?? 3;
  const levels = powerLevelsOf(userType);
  const sending = useCallForm(saveRole, {
    fields: roleFields,
    initial: {
      ...(id === null ? {} : { id }),
      roleName: id === null ? copyName(role?.roleName) : (role?.roleName ?? ''),
      remark: role?.remark ?? '',
      powerLevel: startLevel(levels, session?.powerLevel ?? PowerLevel.own, role?.powerLevel),
      codes: startCodes(tree, role?.codes ?? []),
    },
    // A draft per role; one copied from another role has its own.
    draft: `role:${place.list}:${id ?? `new-${role?.id ?? ''}`}`,
    fieldOfCode: { [ROLE_NAME_TAKEN.code]: 'roleName' },
    onDone: async () => {
      toast(id === null ? '角色新建成功' : '角色保存成功，使用它的人下一步操作就按新的来');
      await navigate(place.list);
    },
  });
  const { form } = sending;
  const codes = useField(form, 'codes');
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="角色与授权"
        long
        actions={
          <>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
              保存角色
            </Button>
            <LinkButton to={place.list}>返回</LinkButton>
          </>
        }
      >
        <FieldPair>
          <FormText form={form} name="roleName" placeholder="如 教务专员" />
          <FormText form={form} name="remark" help="选填。分配角色的人会看到" placeholder="这个角色做什么" />
        </FieldPair>
        {levels.length > 1 ? (
          <FormRadios
            form={form}
            name="powerLevel"
            help={powerHelp(session?.powerLevel ?? 1)}
            rowClass={styles.levels}
            options={levels.map((level) => ({
              value: level,
              label: PowerLevel.labels[level],
              disabled: level > (session?.powerLevel ?? 1),
            }))}
          />
        ) : null}
        <FormField form={form} name="codes" group help="勾选按钮会带上它所在的菜单；你自己没有的给不了别人">
          <GrantTree tree={tree} userType={userType} chosen={(codes.value as string[]) ?? []} onChange={codes.set} />
        </FormField>
      </CallForm>
    </div>
  );
}

const powerHelp = (mine: number): string =>
  mine < 3 ? '最多给到你自己的范围' : '决定看得到谁的数据；看得到什么、能做什么由下面的权限决定';

/** A copy begins with a name of its own. */
const copyName = (name: string | undefined): string => (name === undefined ? '' : `${name.slice(0, 17)} 副本`);

const startLevel = (levels: readonly PowerLevel[], mine: PowerLevel, known?: PowerLevel): PowerLevel =>
  known !== undefined && known <= mine ? known : (levels.findLast((level) => level <= PowerLevel.own) ?? levels[0]!);

/** Of a copied role only what the one who copies may give. */
function startCodes(tree: LoadedForm['tree'], codes: readonly string[]): string[] {
  const held = new Set<string>();
  const walk = (nodes: LoadedForm['tree']): void => {
    for (const node of nodes) {
      if (node.menuType !== MenuType.directory && node.isHeld === 1) held.add(node.code);
      walk(node.children);
    }
  };
  walk(tree);
  return codes.filter((code) => held.has(code));
}
