interface Addressed {
  id: string;
  courseCategory: number;
}

/** Where each kind of course has its page; bundles of recorded and live lessons are courses. */
const places: Readonly<Record<number, string>> = { 2: '/live/detail', 4: '/resource/detail', 5: '/library/view' };

/** The one address a course is known by. */
export const coursePath = ({ id, courseCategory }: Addressed): string => `${places[courseCategory] ?? '/course'}/${id}`;

export const lecturerPath = (lecturerUserNo: string): string => `/lecturer/${lecturerUserNo}`;

export const orgPath = (orgNo: string): string => `/organization/view/${orgNo}`;

/** The page that proves a certificate. */
export const verifyPath = (certificateNo: string): string => `/certificate/verify/${certificateNo}`;

export const infoPath = (id: string): string => `/info/detail/${id}`;

export const vacancyPath = (id: string): string => `/positiondetail/${id}`;

export const vacancyOrgPath = (orgNo: string): string => `/positioncompany/${orgNo}`;
export const typicalPositionPath = (id: string): string => `/typicalpositiondetail/${id}`;

export const programPath = (id: string): string => `/plandetail/${id}`;

/** A start-up policy, as everybody reads it. */
export const startPolicyPath = (id: string): string => `/startbusiness/visitor/policy/${id}`;

/** An article that makes policies known. */
export const policyAdvocacyPath = (id: string): string => `/startbusiness/visitor/policyAdvocacy/${id}`;

/** An incubation base, as everybody reads it. */
export const incubationBasePath = (id: string): string => `/startbusiness/visitor/incubation/${id}`;

/** A start-up project, as everybody reads it. */
export const startProjectPath = (id: string): string => `/startbusiness/visitor/projectList/${id}`;

/** A call for projects, as everybody reads it. */
export const startProgrammePath = (id: string): string => `/startbusiness/visitor/programme/${id}`;

/** A road show or a contest, as everybody reads it. */
export const startShowPath = (id: string): string => `/startbusiness/visitor/show/${id}`;

/** The story of a project that graduated. */
export const startCasePath = (id: string): string => `/startbusiness/visitor/typicalCase/${id}`;

/** Where a course that costs money is ordered. */
export const buyPath = (courseId: string): string => `/pay?courseId=${courseId}`;

/** Where a group is opened for it, */
export const openGroupPath = (courseId: string, promotionId: string): string =>
  `/pay?courseId=${courseId}&openGroup=${promotionId}`;

/** and joined. */
export const joinGroupPath = (courseId: string, groupId: string): string =>
  `/pay?courseId=${courseId}&joinGroup=${groupId}`;

/** Where a plan that costs money is ordered. */
export const buyProgramPath = (programId: string): string => `/pay?programId=${programId}`;

/** Where a tier of membership is ordered. */
export const buyVipPath = (vipSetId: string): string => `/pay?vipSetId=${vipSetId}`;
