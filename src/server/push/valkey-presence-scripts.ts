/*
 * What Valkey does in one step. `ARGV[1]` stands before every key: `…processes` sorts processes by when they were last seen,
 * `…process:<id>` is the set of people at one, `…person:<id>` that of the processes of one. A process that is not in the first
 * counts for nothing, whatever the others still say.
 */
const names = `
local prefix = ARGV[1]
local processes = prefix .. 'processes'
local function peopleOf(process) return prefix .. 'process:' .. process end
local function processesOf(person) return prefix .. 'person:' .. person end
local function isAnywhere(person)
  local key, found = processesOf(person), false
  for _, process in ipairs(redis.call('smembers', key)) do
    if redis.call('zscore', processes, process) then found = true else redis.call('srem', key, process) end
  end
  return found
end
local function now()
  local time = redis.call('time')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
`

const script = (body: string) => names + body

export const presenceScripts = {
  insertPeople: script(`
local process, news = ARGV[2], {}
if not redis.call('zscore', processes, process) then return redis.error_reply('UNKNOWN process') end
for n = 3, #ARGV do
  if not isAnywhere(ARGV[n]) then news[#news + 1] = ARGV[n] end
  redis.call('sadd', processesOf(ARGV[n]), process)
  redis.call('sadd', peopleOf(process), ARGV[n])
end
return news`),
  deletePeople: script(`
local process, news = ARGV[2], {}
for n = 3, #ARGV do
  redis.call('srem', processesOf(ARGV[n]), process)
  redis.call('srem', peopleOf(process), ARGV[n])
  if not isAnywhere(ARGV[n]) then news[#news + 1] = ARGV[n] end
end
return news`),
  findOnline: script(`
local online = {}
for n = 2, #ARGV do
  if isAnywhere(ARGV[n]) then online[#online + 1] = ARGV[n] end
end
return online`),
  findPeople: script("return redis.call('smembers', peopleOf(ARGV[2]))"),
  insertProcess: script("return redis.call('zadd', processes, now(), ARGV[2])"),
  updateSeen: script(`
if not redis.call('zscore', processes, ARGV[2]) then return 0 end
redis.call('zadd', processes, now(), ARGV[2])
return 1`),
  deleteProcess: script(`
if redis.call('exists', peopleOf(ARGV[2])) == 1 then return redis.call('zadd', processes, 0, ARGV[2]) end
return redis.call('zrem', processes, ARGV[2])`),
  deleteSilent: script(`
local dead = redis.call('zrangebyscore', processes, '-inf', now() - ARGV[2])
local lost, isLost = {}, {}
for _, process in ipairs(dead) do redis.call('zrem', processes, process) end
for _, process in ipairs(dead) do
  for _, person in ipairs(redis.call('smembers', peopleOf(process))) do
    redis.call('srem', processesOf(person), process)
    if not isLost[person] and not isAnywhere(person) then
      isLost[person] = true
      lost[#lost + 1] = person
    end
  end
  redis.call('del', peopleOf(process))
end
return lost`),
} as const
