// Plays games of one kind for some seconds of processor time, after a first one that does not count; prints decisions and seconds as JSON.
module.exports = function playFor(wanted, play) {
  play();
  const began = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  let decisions = 0;
  while (seconds() < wanted) decisions += play();
  console.log(JSON.stringify({ decisions, seconds: seconds() }));
};
