extension TextSet {
    static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "ÅƁÇĐÉƑĜĤÎĴĶĽṀÑÖÞQŘŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķľṁñöþqřšţûṽŵẋýž"))

    static let commonIdeographs = Array("日本国人大学生中年上東京時行会社分出者自見新高長地方後前立手")

    static let hebrewLetters = Array("אבגדהוזחטיכלמנסעפצקרשת")

    static let fullWidth: [Character: Character] = [
        ".": "。", ",": "、", "!": "！", "?": "？", ":": "：", ";": "；", "(": "（", ")": "）",
    ]
}
