import type { OrgSite } from '#contract/user/orgSite.ts';
import { copyText } from '../../../kit/copyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { verifySite } from './calls.ts';
import styles from './Site.module.css';

/** What is to be written where, and the button that looks for it. */
export function SiteProof({ site }: { site: OrgSite }) {
  const { send, sending } = usePress(verifySite);
  const { orgDomain, txtName, txtValue, fileUrl, fileText, target } = site;
  return (
    <>
      <FactList
        label="办法一：DNS"
        facts={[
          { label: '办法一', value: '在域名服务商那里添加一条 TXT 记录' },
          { label: '主机记录', value: <Copied text={txtName} name="主机记录" /> },
          { label: '记录值', value: <Copied text={txtValue} name="记录值" /> },
        ]}
      />
      <FactList
        label="办法二：文件"
        facts={[
          { label: '办法二', value: '在现在用着这个域名的网站上放一个文本文件' },
          { label: '地址', value: <Copied text={fileUrl} name="地址" /> },
          { label: '内容', value: <Copied text={fileText} name="内容" /> },
        ]}
      />
      <p className={styles.words}>
        证明之后，把 {orgDomain} 的 CNAME 记录指向 {target}，并请平台的管理员为它开通 HTTPS。
      </p>
      <p className={styles.acts}>
        <Button
          variant="primary"
          loading={sending}
          loadingLabel="检查中"
          onClick={() => void send({}, '找到了证明，域名启用了')}
        >
          检查
        </Button>
      </p>
    </>
  );
}

function Copied({ text, name }: { text: string; name: string }) {
  return (
    <span className={styles.copied}>
      <code>{text}</code>
      <Button size="sm" variant="text" aria-label={`复制${name}`} onClick={() => void copyText(text)}>
        复制
      </Button>
    </span>
  );
}
