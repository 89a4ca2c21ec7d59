import type { Handler } from '../kit/handle.ts';
import * as article from './community/article.ts';
import * as articleZone from './community/articleZone.ts';
import * as category from './course/category.ts';
import * as chapterInfo from './course/chapterInfo.ts';
import * as collection from './course/collection.ts';
import * as comments from './course/comments.ts';
import * as course from './course/course.ts';
import * as courseInfo from './course/courseInfo.ts';
import * as courseSearch from './course/courseSearch.ts';
import * as recommend from './course/recommend.ts';
import * as search from './course/search.ts';
import * as tagRecommend from './course/tagRecommend.ts';
import * as courseRecords from './course/courseRecords.ts';
import * as order from './course/order.ts';
import * as periodNote from './course/periodNote.ts';
import * as plan from './course/plan.ts';
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
import * as adminAdv from './system/adminAdv.ts';
import * as adminCategory from './system/adminCategory.ts';
import * as adminDashboard from './system/adminDashboard.ts';
import * as adminDict from './system/adminDict.ts';
import * as adminFooter from './system/adminFooter.ts';
import * as adminHotWord from './system/adminHotWord.ts';
import * as adminJob from './system/adminJob.ts';
import * as adminLink from './system/adminLink.ts';
import * as adminNav from './system/adminNav.ts';
import * as adminOrg from './system/adminOrg.ts';
import * as adminOutbox from './system/adminOutbox.ts';
import * as adminPerson from './system/adminPerson.ts';
import * as adminSite from './system/adminSite.ts';
import * as adminTag from './system/adminTag.ts';
import * as adminTree from './system/adminTree.ts';
import * as adminZone from './system/adminZone.ts';
import * as adv from './system/adv.ts';
import * as authMenu from './system/authMenu.ts';
import * as authRole from './system/authRole.ts';
import * as authRoleData from './system/authRoleData.ts';
import * as demo from './system/demo.ts';
import * as dict from './system/dict.ts';
import * as jobType from './system/jobType.ts';
import * as nav from './system/nav.ts';
import * as region from './system/region.ts';
import * as speciality from './system/speciality.ts';
import * as sysConfig from './system/sysConfig.ts';
import * as sysLog from './system/sysLog.ts';
import * as tagItem from './system/tagItem.ts';
import * as upload from './system/upload.ts';
import * as website from './system/website.ts';
import * as zone from './system/zone.ts';
import * as attention from './user/attention.ts';
import * as code from './user/code.ts';
import * as entSch from './user/entSch.ts';
import * as ext from './user/ext.ts';
import * as extAccount from './user/extAccount.ts';
import * as extFace from './user/extFace.ts';
import * as privacy from './user/privacy.ts';
import * as realNameAudit from './user/realNameAudit.ts';
import * as session from './user/session.ts';
import * as lecturer from './user/lecturer.ts';
import * as lecturerTag from './user/lecturerTag.ts';
import * as login from './user/login.ts';
import * as msg from './user/msg.ts';
import * as oauth from './user/oauth.ts';
import * as org from './user/org.ts';
import * as orgDepart from './user/orgDepart.ts';
import * as orgMembers from './user/orgMembers.ts';
import * as orgMembersImport from './user/orgMembersImport.ts';
import * as orgInfoAudit from './user/orgInfoAudit.ts';
import * as password from './user/password.ts';
import * as register from './user/register.ts';
import * as signOut from './user/signOut.ts';
import * as orgStudent from './user/orgStudent.ts';
import * as orgStudentImport from './user/orgStudentImport.ts';
import * as userEducation from './user/userEducation.ts';
import * as userExpectedJob from './user/userExpectedJob.ts';
import * as userNews from './user/userNews.ts';
import * as userProfile from './user/userProfile.ts';
import * as userProject from './user/userProject.ts';
import * as userResearch from './user/userResearch.ts';
import * as userWork from './user/userWork.ts';
import * as userWorkSet from './user/userWorkSet.ts';

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
  courseSearch,
  recommend,
  search,
  tagRecommend,
  courseRecords,
  order,
  periodNote,
  plan,
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
  adminAdv,
  adminCategory,
  adminDashboard,
  adminDict,
  adminFooter,
  adminHotWord,
  adminJob,
  adminLink,
  adminNav,
  adminOrg,
  adminOutbox,
  adminPerson,
  adminSite,
  adminTag,
  adminTree,
  adminZone,
  adv,
  authMenu,
  authRole,
  authRoleData,
  demo,
  dict,
  jobType,
  nav,
  region,
  speciality,
  sysConfig,
  sysLog,
  tagItem,
  upload,
  website,
  zone,
  attention,
  code,
  entSch,
  ext,
  extAccount,
  extFace,
  privacy,
  realNameAudit,
  session,
  lecturer,
  lecturerTag,
  login,
  msg,
  oauth,
  org,
  orgDepart,
  orgMembers,
  orgMembersImport,
  orgInfoAudit,
  password,
  register,
  signOut,
  orgStudent,
  orgStudentImport,
  userEducation,
  userExpectedJob,
  userNews,
  userProfile,
  userProject,
  userResearch,
  userWork,
  userWorkSet,
];

export const handlers: readonly Handler[] = resources.flatMap((resource) => Object.values(resource));
