import { orgSite as fields } from '#contract/fields/orgSite.ts';
import type { OrgSite } from '#contract/user/orgSite.ts';
import { OrgTheme, themeKeys } from '#contract/rules/orgSites.ts';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveSite } from './calls.ts';
import styles from './Site.module.css';

const themes = OrgTheme.values.map((value) => ({ value, label: OrgTheme.labels[value] }));

/** Colour, registration number, and whether the host is served. */
export function SiteForm({ site: { orgTheme, icpNo, isOn, orgDomain } }: { site: OrgSite }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveSite, {
    fields,
    initial: { orgTheme, icpNo, isOn },
    draft: `org-site:${orgDomain}`,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form } = sending;
  const chosen = useField(form, 'orgTheme').value as OrgTheme;
  return (
    <CallForm
      of={sending}
      label="自己域名下的样子"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <FormRadios form={form} name="orgTheme" rowClass={styles.themes} options={themes} />
      <p
        className={styles.preview}
        data-house={themeKeys[chosen]}
        aria-label={`主色：${OrgTheme.labels[chosen]}`}
        role="img"
      >
        <span className={styles.filled}>报名学习</span>
        <span className={styles.soft}>正在学</span>
        <span className={styles.deep}>你们的主页</span>
      </p>
      <FormText
        form={form}
        name="icpNo"
        help="这个域名的 ICP 备案号，写在页脚；不填用平台的"
        placeholder="鄂 ICP 备 00000000 号"
      />
      <FormCheckbox form={form} name="isOn" values={[1, 0]} sentence="用这个域名打开时显示我们的主页" />
    </CallForm>
  );
}
