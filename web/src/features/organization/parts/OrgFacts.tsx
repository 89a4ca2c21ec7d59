import type { OrgFacts as Facts } from '#contract/user/org.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './OrgFacts.module.css';
import { LicenceLink } from './LicenceLink.tsx';

/** The facts in groups: who it is, what it says of itself, how to reach it. */
export function OrgFacts({ facts }: { facts: Facts }) {
  return (
    <>
      {facts.bannerImg ? <img src={facts.bannerImg} alt="横幅" className={styles.banner} /> : null}
      <div className={styles.who}>
        <Avatar name={facts.orgName} src={facts.orgLogoImg} size={72} shape="org" />
        <div>
          <b className={styles.name}>{facts.orgName}</b>
          {facts.slogan ? <p className={styles.slogan}>{facts.slogan}</p> : null}
        </div>
      </div>
      <FactList
        label="基本资料"
        facts={[
          { label: '代码', value: facts.orgCode },
          { label: '证照', value: facts.licenceImg ? <LicenceLink url={facts.licenceImg} /> : '' },
          { label: '性质', value: facts.natureName },
          { label: '办学层次', value: facts.schoolLevelName },
          { label: '行业', value: facts.industryName },
          { label: '规模', value: facts.sizeName },
          { label: '地区', value: facts.regionName },
          { label: '地址', value: facts.address },
          { label: '联系人', value: facts.contactName },
          { label: '联系电话', value: facts.contactMobile },
          { label: '对外电话', value: facts.servicePhone },
          { label: '对外邮箱', value: facts.serviceEmail },
          { label: '域名', value: facts.orgDomain },
          { label: '介绍', value: facts.intro ? <span className={styles.intro}>{facts.intro}</span> : '' },
        ]}
      />
    </>
  );
}
