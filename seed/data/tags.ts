/** Groups of tags; `kind` says what for: skill, quality, welfare, topic, course. */
export type TagGroup = { key: string; name: string; kind: 'skill' | 'quality' | 'welfare' | 'topic' | 'course'; items: string[] };

/** All groups in their order, unique within a group. */
export const tagGroups: TagGroup[] = [
  { key: 'skill-code', name: '编程', kind: 'skill', items: ['Python', 'Java', 'JavaScript', 'TypeScript', 'C 语言', 'C++', 'Go', 'HTML 与 CSS', 'React', 'Vue', 'Node.js', 'Git', 'Linux', 'Docker', '接口设计', '单元测试'] },
  { key: 'skill-data', name: '数据', kind: 'skill', items: ['SQL', 'Excel', '数据清洗', '数据可视化', '统计基础', '指标体系', '数据仓库', '数据治理', '看板搭建', '问卷设计', 'A/B 测试', '商业分析'] },
  { key: 'skill-ai', name: '人工智能', kind: 'skill', items: ['机器学习', '深度学习', '计算机视觉', '自然语言处理', '数据标注', '模型部署', '提示词设计', '模型评测'] },
  { key: 'skill-electronic', name: '电子', kind: 'skill', items: ['电路设计', 'PCB 设计', '单片机', '嵌入式 Linux', '传感器', '示波器使用', '焊接工艺', '通信协议', '物联网平台'] },
  { key: 'skill-manufacture', name: '智能制造', kind: 'skill', items: ['PLC 编程', '工业机器人调试', '机器视觉', '数控编程', '机械制图', 'SolidWorks', '模具设计', '液压与气动', '电工基础', '设备点检', '精益生产', '质量管理'] },
  { key: 'skill-auto', name: '汽车', kind: 'skill', items: ['三电系统检测', '高压安全', '故障诊断', '底盘检修', '智能网联测试', '充电桩运维', '钣金喷涂', '服务接待'] },
  { key: 'skill-build', name: '建筑', kind: 'skill', items: ['BIM 建模', 'Revit', 'CAD 制图', '工程造价', '装配式施工', '工程测量', '施工组织', '安全管理', '园林设计'] },
  { key: 'skill-finance', name: '财会', kind: 'skill', items: ['会计基础', '成本核算', '纳税申报', '财务分析', '预算编制', '审计实务', '电子发票', '资金管理'] },
  { key: 'skill-commerce', name: '商贸', kind: 'skill', items: ['店铺运营', '选品', '直播策划', '广告投放', '用户运营', '文案写作', '跨境物流', '外贸单证', '商务谈判', '客户服务'] },
  { key: 'skill-health', name: '医护', kind: 'skill', items: ['基础护理', '急救技能', '静脉输液', '康复评定', '老年照护', '婴幼儿照护', '检验操作', '药品管理', '营养配餐', '心理支持'] },
  { key: 'skill-media', name: '设计与传媒', kind: 'skill', items: ['版式设计', '字体设计', '品牌设计', '界面设计', '三维建模', '摄影', '视频剪辑', '脚本写作', '动效设计', '录音配音'] },
  { key: 'skill-language', name: '语言', kind: 'skill', items: ['商务英语', '英语口语', '日语', '韩语', '德语', '翻译', '技术写作', '普通话'] },
  { key: 'quality', name: '职业素养', kind: 'quality', items: ['沟通表达', '团队协作', '时间管理', '解决问题', '责任心', '自学能力', '抗压', '细致', '安全意识', '服务意识', '带教经验', '项目管理'] },
  { key: 'welfare', name: '岗位福利', kind: 'welfare', items: ['五险一金', '双休', '导师带教', '餐补', '住宿', '交通补贴', '弹性工作', '带薪年假', '节日福利', '定期体检', '学历提升', '可转正', '年终奖', '不加班'] },
  { key: 'topic', name: '社区话题', kind: 'topic', items: ['学习方法', '实训笔记', '作品集', '考证', '升学', '实习见闻', '面试复盘', '职场新人', '转行', '创业日记', '校园生活', '行业观察', '工具推荐', '读书'] },
  { key: 'course', name: '课程特征', kind: 'course', items: ['零基础', '带项目', '可认定学分', '配实训', '有证书', '企业共建', '短课', '考证辅导', '在职进修', '双语', '含直播答疑'] },
];
