/** Towns that buyers name. None is a misspelling of another word: 'jaipur' is not 'jaik'. */
export const placeNames: ReadonlySet<string> = new Set(
  `agra ahmedabad ahmednagar ajmer akola alibag aligarh allahabad alwar ambala amravati amritsar anand asansol aurangabad
  badlapur bangalore bengaluru bareilly baroda barmer bathinda belgaum bellary bhagalpur bharuch bhavnagar bhilai bhilwara
  bhiwadi bhiwandi bhopal bhubaneswar bhuj bikaner bilaspur bokaro bombay burhanpur calcutta calicut chandigarh chennai
  coimbatore cuttack darbhanga dehradun delhi dhanbad dhule durgapur erode faridabad firozabad gandhidham gandhinagar
  gangtok gaya ghaziabad gorakhpur gulbarga guntur gurgaon gurugram guwahati gwalior hapur haridwar hisar hosur howrah
  hubli hyderabad imphal indore jabalpur jagadhri jaipur jalandhar jalgaon jammu jamnagar jamshedpur jhansi jodhpur
  kakinada kalyan kannauj kanpur karimnagar karnal karur kochi kolhapur kolkata kollam kota kozhikode kundli kurnool latur
  lucknow ludhiana madras madurai malegaon mangalore mathura meerut mirzapur mohali moradabad morbi mumbai muzaffarnagar
  muzaffarpur mysore mysuru nadiad nagpur namakkal nanded nashik nasik navsari nellore noida ooty panipat panvel patiala
  patna pimpri pondicherry porbandar prayagraj puducherry pune puri raipur rajahmundry rajkot ranchi ratlam rohtak
  roorkee rourkela sagar saharanpur salem sangli satara secunderabad shimla siliguri silvassa sivakasi solapur sonipat
  srinagar surat surendranagar thane thrissur tirunelveli tirupati tirupur tiruppur trichy trivandrum udaipur ujjain vadodara
  valsad vapi varanasi vellore vijayawada visakhapatnam vizag warangal`.split(/\s+/),
)
