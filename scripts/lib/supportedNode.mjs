/**
 * Looks at the version of Node before loading the command.
 * Written in old syntax: too old a Node must be able to read it to say so.
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
