/** One slide; `art` names a drawing of seed/art/heroArt.ts, a slide whose `requires` is not built is left out. */
export type SeedAdv = {
  key: string;
  advKicker: string;
  advTitle: string;
  advText: string;
  advButton: string;
  advUrl: string;
  advTarget: '_self' | '_blank';
  advLocation: 1;
  art: string;
  sort: number;
  requires: string;
};

/** The five slides of the home page; \n breaks a title into two lines. */
export const advs: SeedAdv[] = [
  { key: 'typical', advKicker: '典型岗位，秋季上新', advTitle: '从一门课，\n走到一份工作', advText: '把能力要求、课程体系与测评连成一条路，看得见起点，也看得见终点。', advButton: '看看典型岗位', advUrl: '/typicalposition', advTarget: '_self', advLocation: 1, art: 'summit', sort: 50, requires: '/typicalposition' },
  { key: 'course', advKicker: '本期好课，教研组挑选', advTitle: '学到哪里，\n就从哪里继续', advText: '按章、课时往前走，回来时还在上次停下的那一秒。', advButton: '去选课', advUrl: '/list', advTarget: '_self', advLocation: 1, art: 'ridge', sort: 40, requires: '/list' },
  { key: 'live', advKicker: '近期直播，准点开讲', advTitle: '有人在另一头，\n等你提问', advText: '举手、连麦、投票都在课上，错过的部分有回放。', advButton: '看近期直播', advUrl: '/live', advTarget: '_self', advLocation: 1, art: 'valley', sort: 30, requires: '/live' },
  { key: 'position', advKicker: '招聘，每个岗位都写明要求', advTitle: '先看差多少，\n再决定投不投', advText: '匹配度旁边写着理由，差的那一项，有课可以补。', advButton: '找岗位', advUrl: '/positionlist', advTarget: '_self', advLocation: 1, art: 'switchback', sort: 20, requires: '/positionlist' },
  { key: 'recruit', advKicker: '讲师招募，常年开放', advTitle: '把你会的，\n讲给需要的人', advText: '车间、病房、工地和店铺里都有好老师，教研编辑陪你做好第一门课。', advButton: '申请成为讲师', advUrl: '/recruit', advTarget: '_self', advLocation: 1, art: 'meadow', sort: 10, requires: '/recruit' },
];
