import type { Handler } from '../kit/handle.ts';
import * as article from './community/article.ts';
import * as articleZone from './community/articleZone.ts';
import * as category from './course/category.ts';
import * as chapterInfo from './course/chapterInfo.ts';
import * as collection from './course/collection.ts';
import * as comments from './course/comments.ts';
import * as course from './course/course.ts';
import * as courseInfo from './course/courseInfo.ts';
import * as recommend from './course/recommend.ts';
import * as search from './course/search.ts';
import * as tagRecommend from './course/tagRecommend.ts';
import * as courseRecords from './course/courseRecords.ts';
import * as order from './course/order.ts';
import * as play from './course/play.ts';
import * as userCourseware from './course/userCourseware.ts';
import * as certificate from './course/certificate.ts';
import * as dispute from './course/dispute.ts';
import * as study from './course/study.ts';
import * as userCourse from './course/userCourse.ts';
import * as share from './course/share.ts';
import * as integral from './course/integral.ts';
import * as courseAssess from './course/courseAssess.ts';
import * as userAccusation from './course/userAccusation.ts';
import * as courseLog from './data/courseLog.ts';
import * as adv from './system/adv.ts';
import * as authMenu from './system/authMenu.ts';
import * as demo from './system/demo.ts';
import * as dict from './system/dict.ts';
import * as jobType from './system/jobType.ts';
import * as nav from './system/nav.ts';
import * as region from './system/region.ts';
import * as speciality from './system/speciality.ts';
import * as sysConfig from './system/sysConfig.ts';
import * as tagItem from './system/tagItem.ts';
import * as upload from './system/upload.ts';
import * as website from './system/website.ts';
import * as zone from './system/zone.ts';
import * as attention from './user/attention.ts';
import * as code from './user/code.ts';
import * as ext from './user/ext.ts';
import * as lecturer from './user/lecturer.ts';
import * as lecturerTag from './user/lecturerTag.ts';
import * as login from './user/login.ts';
import * as msg from './user/msg.ts';
import * as oauth from './user/oauth.ts';
import * as org from './user/org.ts';
import * as password from './user/password.ts';
import * as register from './user/register.ts';
import * as signOut from './user/signOut.ts';

/** Every file of handlers. A new resource is one line here. */
const resources: Record<string, Handler>[] = [
  article,
  articleZone,
  category,
  chapterInfo,
  collection,
  comments,
  course,
  courseInfo,
  recommend,
  search,
  tagRecommend,
  courseRecords,
  order,
  play,
  userCourseware,
  courseLog,
  certificate,
  dispute,
  study,
  userCourse,
  share,
  integral,
  courseAssess,
  userAccusation,
  adv,
  authMenu,
  demo,
  dict,
  jobType,
  nav,
  region,
  speciality,
  sysConfig,
  tagItem,
  upload,
  website,
  zone,
  attention,
  code,
  ext,
  lecturer,
  lecturerTag,
  login,
  msg,
  oauth,
  org,
  password,
  register,
  signOut,
];

export const handlers: readonly Handler[] = resources.flatMap((resource) => Object.values(resource));
