import { useRevalidator } from 'react-router';
import type { OutputOf } from '#contract/kit/schema.ts';
import { site as siteFields } from '#contract/fields/site.ts';
import type { get } from '#contract/system/adminSite.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { SpecField } from '../../../kit/form/SpecField.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { consoleControls } from './consoleControls.tsx';
import type { FormCall } from './managed/kind.ts';
import styles from './SiteForm.module.css';
import { siteGroups } from './siteGroups.ts';
import type { SiteTab } from './siteGroups.ts';

const saveSite: FormCall = () => import('#contract/system/adminSite.ts').then((api) => api.save);

/** One part of the settings; what the others hold stays as it is. */
export function SiteForm({ tab, site }: { tab: SiteTab; site: OutputOf<typeof get.output> }) {
  const { revalidate } = useRevalidator();
  const group = siteGroups[tab];
  const shown = Object.fromEntries(group.fields.map(({ name }) => [name, site[name as keyof typeof site]]));
  const sending = useCallForm(saveSite, {
    fields: siteFields,
    initial: { ...shown, version: site.version },
    draft: `admin:site:${tab}:${site.version}`,
    onDone: async () => {
      toast('保存成功，5 秒之内所有页面都是新的');
      await revalidate();
    },
  });
  return (
    <div className={styles.form}>
      <p className={styles.note}>{group.note}</p>
      <CallForm
        of={sending}
        label={group.label}
        long
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        }
      >
        {group.fields.map((spec) => (
          <SpecField key={spec.name} form={sending.form} spec={spec} controls={consoleControls} />
        ))}
      </CallForm>
    </div>
  );
}
