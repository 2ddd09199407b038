/** Words that carry no meaning of their own. */
export const englishParticles = list(`
  a about after all also am an and any are as at be been but by can could did do does doing each for from get gets
  give go had has have having he her here him his how i if in into is it its just like me more most my no not now of on
  one only or other our out over own please she should so some such than that the their them then there these they
  this those to too up us very was we were what when where which while who whom why will with would you your yes
  need want use using make makes tell know let really actually thing things something anything hi hello hey okay ok
  happen happens work works system someone before im ive id youre dont doesnt cant isnt whats hows wheres theres thats
  velto`);

/** The same in Swahili and Sheng. */
export const swahiliParticles = list(`
  na ya wa kwa la za cha vya ni je hii hiyo yangu yako wangu wako yenu wenu yetu langu lako niko nina naweza ninaweza naeza nahitaji ninahitaji
  mnaweza mnaeza inaweza inaeza nataka ninataka natafuta ningependa kama au sasa habari sawa tafadhali asante wapi nini
  gani ama hapa iko ziko kuna mna uko niaje basi tu pia aje vipi inatoka inauzwa hadi mko nawezaje inakuaje inakuwaje
  nipe nipee naomba nitumie moja mbili tatu nne tano yote zote kila hata lini nani wangapi hakuna bila`);

export const swahiliVerbs = list(`
  uza kuuza nunua kununua toa kutoa pata kupata fanya kufanya tumia kutumia jua kujua ona kuona ongeza kuongeza saidia kubali weza`);

/** Say nothing about whether we have the thing that is asked for: verbs of having and doing, and places in Kenya. */
export const minorWords = list(`
  offer provide allow able possible available accept support supports handle include sell sells buy buying selling kindly
  inquire enquire inquiry enquiry wonder wondering explain interested looking find good best new much many another
  life take takes taking run runs running start help helps
  nairobi mombasa kisumu nakuru eldoret thika nyeri meru embu machakos kitui garissa isiolo nanyuki naivasha kericho
  kisii kakamega bungoma busia kitale malindi kilifi lamu voi kitengela rongai ruiru kiambu limuru westlands
  upcountry kenya kenyan town county mjini`).concat(swahiliVerbs);

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
