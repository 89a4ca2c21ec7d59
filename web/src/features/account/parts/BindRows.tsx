import type { ReactNode } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wayNames } from '#contract/rules/signInWays.ts';
import { isLtiSource } from '#contract/rules/lti.ts';
import { isSsoSource } from '#contract/rules/sso.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import type { Source } from '#contract/user/oauth.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import styles from './BindRows.module.css';
import type { Way } from './UnlinkDialog.tsx';

interface BindRowsProps {
  bindings: Bindings;
  /** Third parties that this site offers. */
  sources: readonly Source[];
  onChange: (kind: 'mobile' | 'email') => void;
  onUnlink: (way: Way) => void;
  onLink: (source: Source) => void;
}

const thirdParties: readonly Source[] = ['wechat', 'qq', 'demo'];

/** Every way to sign in: what it is, and what can be done about it. */
export function BindRows({ bindings, sources, onChange, onUnlink, onLink }: BindRowsProps) {
  const linked = new Map(bindings.links.map((link) => [link.source, link]));
  const shown = thirdParties.filter((source) => sources.includes(source) || linked.has(source));
  return (
    <RowList label="登录方式">
      {(['mobile', 'email'] as const).map((kind) => (
        <Way key={kind} name={wayNames[kind]!} value={bindings[kind]}>
          <Button size="sm" onClick={() => onChange(kind)}>
            {bindings[kind] === '' ? '绑定' : '更换'}
          </Button>
          {bindings[kind] === '' ? null : <Unlink name={wayNames[kind]!} onPress={() => onUnlink(kind)} />}
        </Way>
      ))}
      <Way name="密码" value={bindings.hasPassword === 1 ? '已设置' : ''} none="还没有设置">
        <LinkButton size="sm" to={bindings.hasPassword === 1 ? '/account/reset' : '/account/resetpw'}>
          {bindings.hasPassword === 1 ? '修改' : '设置'}
        </LinkButton>
      </Way>
      {shown.map((source) => {
        const link = linked.get(source);
        const value = link ? `${link.nickname || '已绑定'}，${shownTime(link.linkedAt)} 绑定` : '';
        return (
          <Way key={source} name={wayNames[source]!} value={value}>
            {link ? (
              <Unlink name={wayNames[source]!} onPress={() => onUnlink(source)} />
            ) : (
              <Button size="sm" aria-label={`绑定${wayNames[source]}`} onClick={() => onLink(source)}>
                绑定
              </Button>
            )}
          </Way>
        );
      })}
      {bindings.links
        .filter(({ source }) => isSsoSource(source) || isLtiSource(source))
        .map(({ source, orgName, nickname, linkedAt }) => (
          <Way
            key={source}
            name={outsideName(source, orgName)}
            value={[nickname, `${shownTime(linkedAt)} 绑定`].filter(Boolean).join('，')}
          >
            <Unlink name={outsideName(source, orgName)} onPress={() => onUnlink(source)} />
          </Way>
        ))}
    </RowList>
  );
}

/** A school's own sign-in, or a learning platform outside. */
const outsideName = (source: string, name: string): string =>
  isLtiSource(source) ? `学习平台：${name}` : `${name}统一认证`;

function Way({
  name,
  value,
  none = '还没有绑定',
  children,
}: {
  name: string;
  value: string;
  none?: string;
  children: ReactNode;
}) {
  return (
    <Row heading="h2" dense title={name} meta={value || none} end={<div className={styles.acts}>{children}</div>} />
  );
}

const Unlink = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button size="sm" variant="text" aria-label={`解绑${name}`} onClick={onPress}>
    解绑
  </Button>
);
