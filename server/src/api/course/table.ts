import type { Handler } from '../../kit/handle.ts';
import * as ability from './ability.ts';
import * as category from './category.ts';
import * as certificate from './certificate.ts';
import * as certificateTemplate from './certificateTemplate.ts';
import * as chapterAudit from './chapterAudit.ts';
import * as chapterInfo from './chapterInfo.ts';
import * as collection from './collection.ts';
import * as comments from './comments.ts';
import * as course from './course.ts';
import * as courseAssess from './courseAssess.ts';
import * as courseAudit from './courseAudit.ts';
import * as courseAuth from './courseAuth.ts';
import * as courseClass from './courseClass.ts';
import * as courseClassImport from './courseClassImport.ts';
import * as courseInfo from './courseInfo.ts';
import * as courseOrg from './courseOrg.ts';
import * as courseOutline from './courseOutline.ts';
import * as coursePackage from './coursePackage.ts';
import * as coursePreview from './coursePreview.ts';
import * as courseRecords from './courseRecords.ts';
import * as courseReview from './courseReview.ts';
import * as courseSearch from './courseSearch.ts';
import * as courseStatistics from './courseStatistics.ts';
import * as courseVersion from './courseVersion.ts';
import * as courseVideo from './courseVideo.ts';
import * as dispute from './dispute.ts';
import * as integral from './integral.ts';
import * as liveChapter from './liveChapter.ts';
import * as ltiNode from './ltiNode.ts';
import * as order from './order.ts';
import * as periodAudit from './periodAudit.ts';
import * as periodNote from './periodNote.ts';
import * as plan from './plan.ts';
import * as play from './play.ts';
import * as program from './program.ts';
import * as programDesk from './programDesk.ts';
import * as programOffer from './programOffer.ts';
import * as recommend from './recommend.ts';
import * as scorm from './scorm.ts';
import * as search from './search.ts';
import * as share from './share.ts';
import * as study from './study.ts';
import * as tagRecommend from './tagRecommend.ts';
import * as trtc from './trtc.ts';
import * as typicalPlan from './typicalPlan.ts';
import * as typicalPosition from './typicalPosition.ts';
import * as userAccusation from './userAccusation.ts';
import * as userCourse from './userCourse.ts';
import * as userCourseScoreApply from './userCourseScoreApply.ts';
import * as userCourseware from './userCourseware.ts';
import * as videoFile from './videoFile.ts';
import * as videoSubtitle from './videoSubtitle.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [
  ability,
  category,
  certificate,
  certificateTemplate,
  chapterAudit,
  chapterInfo,
  collection,
  comments,
  course,
  courseAssess,
  courseAudit,
  courseAuth,
  courseClass,
  courseClassImport,
  courseInfo,
  courseOrg,
  courseOutline,
  coursePackage,
  coursePreview,
  courseRecords,
  courseReview,
  courseSearch,
  courseStatistics,
  courseVersion,
  courseVideo,
  dispute,
  integral,
  liveChapter,
  ltiNode,
  order,
  periodAudit,
  periodNote,
  plan,
  play,
  program,
  programDesk,
  programOffer,
  recommend,
  scorm,
  search,
  share,
  study,
  tagRecommend,
  trtc,
  typicalPlan,
  typicalPosition,
  userAccusation,
  userCourse,
  userCourseScoreApply,
  userCourseware,
  videoFile,
  videoSubtitle,
];
