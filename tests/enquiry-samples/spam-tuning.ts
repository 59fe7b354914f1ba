import type { Sample } from './sample.ts'

/**
 * Synthetic: every message was written for this test, without real people or companies. The weights were tuned on
 * these.
 */
export const spamTuning: Sample[] = [
  'Hi, I came across your website and found that it is not ranking for important keywords. We are an SEO company and can bring you to page 1 of Google. Can I send you a quote?',
  'We accept your article? No, we offer ours: guest post with do-follow link on your blog, we pay $50. Please send me your rates for sponsored post.',
  'Buy targeted website traffic. 50,000 unique visitors for $29. Increase your sales and rankings now: https://traffic.example',
  'Dear Sir, we are web design company based in India offering website redesign, mobile app and digital marketing at very affordable cost. Kindly let me know if you are interested and I will share our portfolio.',
  'Double your crypto in 24 hours. Send BTC to our smart contract and receive 2x. Guaranteed profit, withdraw any time https://double.example',
  'Do you need an urgent loan? We offer personal and business loans at 3% interest rate. Apply today, no credit check.',
  'Join our online casino today: 100 free spins, jackpots every day, instant withdrawals https://spin.example',
  'You are the beneficiary of an unclaimed fund of $10.5 million USD. Kindly contact Barrister James with your full name and bank details.',
  'Get viagra and cialis cheap, no prescription needed https://rx.example',
  'Cheap designer handbags <a href="http://bags.example">here</a>',
  '[url=http://x.example]best porn videos[/url]',
  'Looking for high quality backlinks? 500 dofollow PBN links for $35. Rank higher within weeks.',
  'We sell Google and Trustpilot reviews, 100% safe and permanent. Order 10, get 2 free. Contact us on WhatsApp.',
  'Boost your TikTok: 5000 followers for $15, delivered in 1 hour. https://tok.example',
  'FINAL NOTICE: your domain registration expires today. Failure to complete the payment results in cancellation of your listing. Pay here https://domains.example',
  'Hello, this is a copyright infringement notice. Your site contains stolen pictures. See the proof: https://proof.example/doc and remove them or you will be sued.',
  'Buy our database of 50,000 CEO email addresses, updated weekly, only $99. Sample available on request.',
  'I can get you 20 appointments per month with our cold outreach system, pay only per lead. Worth a quick chat? Grab a slot: https://slots.example',
  'We make 2D explainer videos from $99. They double sales and improve your Google ranking. Check out our work https://vid.example',
  'Dear purchasing manager, we are a leading supplier of packaging boxes from Shenzhen, factory price, OEM and ODM accepted. Please send us your inquiry and we send our best quotation.',
  'I am a banker and have a confidential business proposal of 18 million dollars that will benefit us both. Reply for details.',
  'Hire a full-time virtual assistant for $400 a month. Trained, reliable, English speaking. Book a free consultation today.',
  'Improve your DR and DA with our link insertion packages, starts from $20. Bulk discount available.',
  'Can I publish a sponsored article about CBD on your site? How much do you charge for one do-follow link?',
  'Lonely? Beautiful girls are waiting for you. Register for free https://girls.example',
  'We create and edit Wikipedia pages for brands, guaranteed to stay. Ask for our rates.',
  'We are offering mobile app development services (iOS, Android, Flutter) for $15/hour. Do you have any project in mind? Kindly revert.',
  'Hola, ¿quiere aparecer en los primeros resultados de Google? Ofrecemos servicio de SEO y enlaces de calidad a bajo costo. Respóndame para enviarle una propuesta.',
  'Invierta en Bitcoin y duplique su dinero en una semana, ganancias 100% garantizadas. https://invertir.example',
  '¿Necesita un préstamo urgente? Otorgamos créditos de 5.000 a 500.000 euros con interés bajo. Escríbanos.',
  'Hallo, ich habe Ihre Webseite gesehen. Mit unserer Suchmaschinenoptimierung bringen wir Sie garantiert auf Platz 1 bei Google. Darf ich Ihnen ein unverbindliches Angebot senden?',
  'Benötigen Sie einen Kredit? Wir vergeben Darlehen von 5.000 bis 1.000.000 Euro zu 2% Zinsen, ohne Bonitätsprüfung.',
  'Das beste Online Casino mit 100 Freispielen ohne Einzahlung. Jetzt anmelden und Bonus sichern: https://spiel.example',
  'Bonjour, votre site mérite une meilleure position sur Google. Notre agence SEO vous offre un audit gratuit et des backlinks puissants. Répondez pour recevoir un devis.',
  'Vous avez besoin d’un prêt d’argent ? Crédit rapide et fiable, taux de 3%, sans garantie. Écrivez-nous.',
  'Gagnez 500 € par jour avec le trading de crypto-monnaies, sans expérience ! https://gain.example',
  '专业谷歌SEO推广，外链代发，快速提升网站排名，加QQ咨询。',
  '代开发票，正规税票，点数优惠，欢迎来电咨询。',
  '澳门在线赌场官网，注册送彩金，百家乐、老虎机、体育投注 https://du.example',
  '低息贷款，无抵押，当天放款，加微信了解详情。',
  '検索順位を上げませんか？SEO対策と被リンクの格安パックをご提供しております。無料で診断いたします。',
  '簡単に稼げる投資で月50万円の副収入。今だけ無料登録はこちら https://kasegu.example',
  'Seu site pode estar no topo do Google! Pacotes de SEO e backlinks a partir de R$ 199. Responda para receber a proposta.',
  'Ganhe dinheiro com criptomoedas, lucro garantido de 10% ao dia. Cadastre-se grátis https://lucro.example',
  'هل تريد ظهور موقعك في الصفحة الأولى في جوجل؟ خدمات سيو احترافية وباك لينك بأسعار رخيصة.',
  'استثمر في العملات الرقمية واربح 500 دولار يوميا، أرباح مضمونة. سجل الآن https://irbah.example',
  'Поднимем ваш сайт в топ Google, прогон по трастовым сайтам, вечные ссылки. Цены от 1000 рублей.',
  'Заработок в интернете без вложений, от 5000 рублей в день. Казино бонус за регистрацию https://kazino.example',
  'Portiamo il tuo sito in prima posizione su Google con backlink di qualità. Preventivo gratuito.',
  'Oferujemy tanie pozycjonowanie stron www i linki SEO. Pierwsza pozycja w Google gwarantowana.',
  'Google’da ilk sırada çıkmak ister misiniz? Uygun fiyatlı SEO ve backlink hizmeti. WhatsApp’tan yazın.',
  'Pożyczki bez BIK do 50 000 zł, decyzja w 15 minut. Zadzwoń lub napisz.',
  'Hey, noticed you are not showing up on Google Maps for your main service. We fix that in 14 days or you don’t pay. Want me to send over a quick video?',
  {
    message:
      'check these: https://a.example https://b.example https://c.example https://d.example https://e.example',
  },
  {
    message: 'Nice post, thanks for sharing! Keep it up. https://cheap-shoes.example',
    website: 'https://cheap-shoes.example',
    elapsed: 600,
  },
  {
    message:
      'Dissertation writing service, original papers, 30% off your first order https://papers.example',
    elapsed: 1_100,
  },
  { message: 'urgent business deal, reply fast', email: 'deal@guerrillamail.com' },
  { message: 'hello', email: 'zz91@yopmail.com', elapsed: 400 },
  {
    message: 'Antivirus 90% discount, limited time offer, click here https://av.example/?aff=12',
    elapsed: 700,
  },
  {
    message: null,
    name: 'Claim your reward https://reward.example',
    company: 'https://reward.example',
    elapsed: 200,
  },
  {
    message:
      'I do on-page and off-page SEO with monthly reports, starting at $79. Please share your website URL and target keywords and I will send you a proposal.',
  },
  {
    message:
      'We generate exclusive leads for roofers, lawyers and dentists. Pay per lead, cancel any time. Interested in growing your business?',
  },
  {
    message:
      'Get featured in top magazines and news websites. Guaranteed publication within 72 hours, from $99. See our media list.',
  },
  {
    message:
      'Lower your credit card processing fees today! 0% processing, free equipment. Call us for a free statement analysis.',
  },
  {
    message:
      'Small business funding, $10K to $1M, approval in 24 hours even with bad credit. Apply here: https://cash.example',
  },
  {
    message:
      'Merchant cash advance offers for your company. Soft pull only, same day funding. To opt out reply STOP.',
  },
  {
    message:
      'I have hacked your website and extracted the database. Transfer 0.3 bitcoin to this wallet within 5 days or I will ruin your reputation.',
  },
  {
    message:
      '300 WordPress plugins, GPL, lifetime updates, one time payment of $25 https://wp.example',
  },
  {
    message:
      'We manufacture promotional gifts, lanyards and tote bags. MOQ 100 pcs, factory direct price, free sample. Looking forward to your inquiry.',
  },
  {
    message:
      'We buy businesses and we also sell leads. Limited time discount of 40% on all packages, order now: https://packs.example',
  },
  {
    message:
      'Our AI content writer creates SEO optimized blog posts that rank on Google. Lifetime deal for $49, offer ends tonight.',
  },
  {
    message:
      'Bulk email service: we send your ad to 10 million contact forms, just like this one. From $99. Contact us on Telegram.',
  },
  {
    message:
      'Make $3000 a week from home with our forex robot. No experience needed. Join free: https://robot.example',
  },
  {
    message:
      'Natural weight loss supplement burns fat while you sleep. Order today and get 2 bottles free https://fit.example',
  },
  {
    message:
      'Offshore bookkeeping team for US companies. Save 60% on payroll. May I share our rates and schedule a short call?',
  },
  {
    message:
      'Get a modern website for only $199! Free domain and hosting for 1 year. 100% money back guarantee. Reply to get started.',
  },
  {
    message:
      'Link exchange proposal: I will link to your website from my DR 60 site and you link back to mine. Both of us benefit in rankings.',
  },
  {
    message:
      'Dear business owner, your website has broken links and slow speed which is why you lose visitors. We provide complete website maintenance, let us send you a proposal with cost.',
  },
  {
    message:
      'Desarrollamos páginas web y tiendas en línea desde 99 €, con hosting y dominio gratis. Promoción solo esta semana. ¿Le interesa?',
  },
  {
    message:
      'Wir erstellen Ihre professionelle Webseite ab 299 Euro inklusive Hosting. Zufriedenheit garantiert. Haben Sie Interesse an einem kostenlosen Angebot?',
  },
]
