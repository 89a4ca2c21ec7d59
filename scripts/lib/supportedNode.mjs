/**
 * 先看 Node 的版本，再载入 `load` 给出的命令。
 * 这个文件只用老语法：太旧的 Node 也要能读懂它，才说得出这句话。
 */
export function onSupportedNode(load) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error('知途需要 Node.js 20 或更新的版本，这里是 ' + process.version + '，请先升级：https://nodejs.org');
    process.exitCode = 1;
    return;
  }
  load()
    .then((command) => command.main(process.argv.slice(2)))
    .then(finish)
    .catch((error) => {
      console.error(error && error.name === 'Refusal' ? error.message : error);
      finish(1);
    });
}

function finish(code) {
  process.exitCode = code || 0;
  return code;
}
