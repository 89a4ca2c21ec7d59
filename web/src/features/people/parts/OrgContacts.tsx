import { Copy } from 'lucide-react';
import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ShownOrg } from './loadOrg.ts';
import styles from './OrgContacts.module.css';

/** How visitors reach an organization: where it is, its telephone and its mail. No map of others is loaded (decision 0012). */
export function OrgContacts({ org: { regionName, address, servicePhone, serviceEmail } }: { org: ShownOrg }) {
  if (!address && !servicePhone && !serviceEmail) return <p className={styles.none}>这家单位还没有留下联系方式。</p>;
  const city = regionName.split(' ').at(-1) ?? '';
  const place = address.includes(city) ? address : `${regionName} ${address}`;
  return (
    <address className={styles.contacts}>
      {address ? (
        <p>
          <span className={styles.name}>地址</span>
          <span>{place}</span>
          <Button
            variant="text"
            size="sm"
            className={styles.copy}
            icon={<Copy size={14} aria-hidden="true" />}
            onClick={() => void copyText(place)}
          >
            复制地址
          </Button>
        </p>
      ) : null}
      {servicePhone ? (
        <p>
          <span className={styles.name}>电话</span>
          <a href={`tel:${servicePhone.replaceAll(/[^\d]/g, '')}`}>{servicePhone}</a>
        </p>
      ) : null}
      {serviceEmail ? (
        <p>
          <span className={styles.name}>邮箱</span>
          <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
        </p>
      ) : null}
    </address>
  );
}
