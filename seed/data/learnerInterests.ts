/** First-level categories a learner cares about, most first; joined courses follow from them. */
export const learnerInterests: Record<string, string[]> = {
  yunanxing: ['计算机与数据', '公共管理'], qinwangshu: ['计算机与数据', '教育与语言'], fangxiaoman: ['计算机与数据'],
  dushiqi: ['电子信息', '计算机与数据'], baiyutong: ['医药健康'], heyichen: ['医药健康', '教育与语言'],
  linzhiyao: ['教育与语言', '财经商贸'], xiaobeichuan: ['教育与语言', '财经商贸'], tianxiaogu: ['公共管理', '电子信息'],
  muqing: ['公共管理', '计算机与数据'], gaoyuan: ['智能制造', '新能源汽车'], shiyinghe: ['新能源汽车', '智能制造'],
  pengzhou: ['计算机与数据', '教育与语言'], luanyi: ['财经商贸', '公共管理'], zhanshu: ['设计与传媒', '财经商贸'],
  yuexiao: ['建筑工程'], jinsui: ['财经商贸', '教育与语言'], wuhuai: ['计算机与数据', '财经商贸'], dingshuang: ['设计与传媒'],
  caijiming: ['计算机与数据', '电子信息'], lengyue: ['医药健康'], quanshui: ['智能制造', '电子信息'],
  wenxiu: ['教育与语言', '设计与传媒'], shenjuzhou: ['设计与传媒'], haoran: ['智能制造', '新能源汽车'],
  qiaoan: ['公共管理', '教育与语言'], maiqiu: ['财经商贸', '设计与传媒'], donghezhi: ['计算机与数据', '教育与语言'],
  yanluo: ['计算机与数据'], suyicheng: ['财经商贸', '设计与传媒'],
};
