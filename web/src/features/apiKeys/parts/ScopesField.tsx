import { actions } from '#contract/rules/actions.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { keyScopesOf } from '#contract/rules/apiKeys.ts';
import type { save } from '#contract/system/apiKey.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from './ApiKeys.module.css';

type Wish = InputOf<typeof save.input> & object;

/** What the key may do, out of what its maker may do in this role; roles, accounts and money are not among it. */
export function ScopesField({ form }: { form: Fields<Wish> }) {
  const session = useSession();
  const { value, set } = useField(form, 'scopes');
  const chosen = new Set(Array.isArray(value) ? (value as string[]) : []);
  const possible = session ? keyScopesOf(session.current.userType).filter((code) => session.can(code)) : [];
  return (
    <FormField form={form} name="scopes" group help="只列出你自己有的；角色、账号与钱不能交给程序">
      <span className={styles.scopes}>
        {possible.map((code) => (
          <Checkbox
            key={code}
            label={actions[code]}
            checked={chosen.has(code)}
            onChange={({ target }) =>
              set(target.checked ? [...chosen, code] : [...chosen].filter((one) => one !== code))
            }
          />
        ))}
      </span>
    </FormField>
  );
}
