import type { Handler } from '../../kit/handle.ts';
import * as adminAbility from './adminAbility.ts';
import * as adminAdv from './adminAdv.ts';
import * as adminCategory from './adminCategory.ts';
import * as adminDashboard from './adminDashboard.ts';
import * as adminDict from './adminDict.ts';
import * as adminError from './adminError.ts';
import * as adminFooter from './adminFooter.ts';
import * as adminHotWord from './adminHotWord.ts';
import * as adminJob from './adminJob.ts';
import * as adminLink from './adminLink.ts';
import * as adminNav from './adminNav.ts';
import * as adminOrg from './adminOrg.ts';
import * as adminOutbox from './adminOutbox.ts';
import * as adminPerson from './adminPerson.ts';
import * as adminRtc from './adminRtc.ts';
import * as adminSite from './adminSite.ts';
import * as adminSlowQuery from './adminSlowQuery.ts';
import * as adminTag from './adminTag.ts';
import * as adminTree from './adminTree.ts';
import * as adminWebhook from './adminWebhook.ts';
import * as adminWord from './adminWord.ts';
import * as adminZone from './adminZone.ts';
import * as adv from './adv.ts';
import * as apiKey from './apiKey.ts';
import * as authMenu from './authMenu.ts';
import * as authRole from './authRole.ts';
import * as authRoleData from './authRoleData.ts';
import * as demo from './demo.ts';
import * as dict from './dict.ts';
import * as jobType from './jobType.ts';
import * as nav from './nav.ts';
import * as region from './region.ts';
import * as share from './share.ts';
import * as space from './space.ts';
import * as speciality from './speciality.ts';
import * as sysConfig from './sysConfig.ts';
import * as sysLog from './sysLog.ts';
import * as tagItem from './tagItem.ts';
import * as tencent from './tencent.ts';
import * as upload from './upload.ts';
import * as vipSet from './vipSet.ts';
import * as website from './website.ts';
import * as zone from './zone.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  adminAbility,
  adminAdv,
  adminCategory,
  adminDashboard,
  adminDict,
  adminError,
  adminFooter,
  adminHotWord,
  adminJob,
  adminLink,
  adminNav,
  adminOrg,
  adminOutbox,
  adminPerson,
  adminRtc,
  adminSite,
  adminSlowQuery,
  adminTag,
  adminTree,
  adminWebhook,
  adminWord,
  adminZone,
  adv,
  apiKey,
  authMenu,
  authRole,
  authRoleData,
  demo,
  dict,
  jobType,
  nav,
  region,
  share,
  space,
  speciality,
  sysConfig,
  sysLog,
  tagItem,
  tencent,
  upload,
  vipSet,
  website,
  zone,
];
